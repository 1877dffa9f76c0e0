import { type CurrentUser, mayOpen, type OtherSearch, otherSearch, type RecognizedText } from '@fairhaul/core'

/** The contact or vehicle search that the text of a box means, if this user may open it. */
export const otherSearchFor = (
  recognized: RecognizedText,
  user: CurrentUser | null | undefined,
): OtherSearch | undefined => {
  const other = otherSearch(recognized)
  const route = other?.kind === 'contact' ? 'contact-search' : 'vehicles'
  return other !== undefined && user != null && mayOpen(user, route) ? other : undefined
}
