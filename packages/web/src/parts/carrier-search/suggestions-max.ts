/** The maximum number of suggestions, so that the list fits a phone above its keyboard. */
export const SUGGESTIONS_MAX = 8
