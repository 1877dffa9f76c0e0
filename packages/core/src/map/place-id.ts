/** The name by which a provider of maps knows a place: its own text, nothing of it is read here. */
export type PlaceId = string & { readonly [kind]: 'place' }
declare const kind: unique symbol

/** Characters of a place id, at most. Choice: longer than any that a provider of maps is known to give. */
export const PLACE_ID_CHARACTERS_MAX = 255

/**
 * Reads a place id: letters, digits, dots, dashes, underlines and colons.
 *
 * Refuses: undefined for any other text, and for one that is empty or longer than 255 characters.
 * Source: section 3, "Lane". Choice: an allow-list, as the text goes into addresses of a third party.
 */
export const parsePlaceId = (text: string): PlaceId | undefined =>
  text.length <= PLACE_ID_CHARACTERS_MAX && /^[\w.:-]+$/.test(text) ? (text as PlaceId) : undefined
