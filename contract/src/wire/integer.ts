/** The database's largest integer (32 bits): larger ids and revisions are refused at the input instead of failing there. */
export const maxInteger = 2_147_483_647;
