/** The time of day as a dependency, so that rules about expiry can be tested. */
export interface Clock {
  now(): Date;
}
