/** The largest integer of the database (32 bits): ids and counts of saves that calls take end there, so that a larger one is refused and not a failure. */
export const maxInteger = 2_147_483_647;
