declare const tagManager: unique symbol

/** An id for loading the tag manager. */
export type TagManagerId = `GTM-${string}` & { readonly [tagManager]: true }

/**
 * Reads the id of the tag manager: `GTM-` followed by capital letters and digits, at least one.
 *
 * Refuses: undefined for every other text, spaces around it included: it becomes part of a script's address.
 * Source: section 5, "Tag-manager id".
 */
export const parseTagManagerId = (text: string): TagManagerId | undefined =>
  /^GTM-[A-Z0-9]+$/.test(text) ? (text as TagManagerId) : undefined
