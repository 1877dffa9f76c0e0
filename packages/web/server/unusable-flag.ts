/** What was asked for on the command line cannot be done. The message is for a person. */
export class UnusableFlag extends Error {}
