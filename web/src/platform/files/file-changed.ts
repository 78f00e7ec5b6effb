/** The file has changed on the device since it was chosen. */
export class FileChanged extends Error {}
