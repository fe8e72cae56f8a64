/** The page that tells which risk scores moved. */
export const movedPath = '/explore/risk/moved';
