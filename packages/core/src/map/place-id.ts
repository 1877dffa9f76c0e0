/** A map provider's id of a place: an opaque text. */
export type PlaceId = string & { readonly [kind]: 'place' }
declare const kind: unique symbol

/** Characters of a place id, at most. Choice: longer than the ids of all known map providers. */
const PLACE_ID_CHARACTERS_MAX = 255

/**
 * Reads a place id: letters, digits, dots, dashes, underlines and colons.
 *
 * Refuses: undefined for any other text, and for one that is empty or longer than 255 characters.
 * Source: section 3, "Lane". Choice: an allow-list, as the text is used in addresses of a third party.
 */
export const parsePlaceId = (text: string): PlaceId | undefined =>
  text.length <= PLACE_ID_CHARACTERS_MAX && /^[\w.:-]+$/.test(text) ? (text as PlaceId) : undefined
