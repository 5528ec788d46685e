// Our own crown, in the same one-colour style and size as the emblems.
export const crown = "M48 392V120l104 100L256 56l104 164 104-100v272zM48 424h416v44H48z";
