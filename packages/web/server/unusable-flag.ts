/** A request on the command line cannot be carried out. The message is for the user. */
export class UnusableFlag extends Error {}
