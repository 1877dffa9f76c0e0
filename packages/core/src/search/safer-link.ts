import type { Identifier } from '../carrier/identifiers.ts'

/** Pages of the agency about one carrier. */
const HOST = /^(?:https?:\/\/)?(?:[a-z0-9-]+\.)*fmcsa\.dot\.gov\//i
const PATH_NUMBER = /\/carriers?\/0*([1-9]\d{0,7})(?=[/?#]|$)/i
const PARAM = /[?&]query_param=([A-Z_]+)(?=&|$)/i
const VALUE = /[?&](?:query_string|dot|usdot|dotnumber)=0*([1-9]\d{0,7})(?=[&#]|$)/i

/** The number of a link. A DOT number is certain. */
interface LinkedNumber {
  readonly kind: 'identifier'
  readonly identifier: Identifier
  readonly certainty: 'certain' | 'likely'
}

/** Characters of a link, at most. */
const CHARACTERS_MAX = 400

/**
 * The number of a pasted link to a carrier on the agency's pages: SAFER's snapshot, SMS, QCMobile.
 *
 * Empty: undefined for any other text. With digits behind the link it is only likely. Source: section 5, "Search text: one box". Choice: SAFER's "MC_MX" is an MC number,
 * as nearly all of them are.
 */
export const linkedNumber = (text: string): LinkedNumber | undefined => {
  if (!text.includes('/')) return undefined
  const [link = '', ...rest] = text.trim().split(/\s+/)
  if (link.length > CHARACTERS_MAX || !HOST.test(link)) return undefined
  const type = (PARAM.exec(link)?.[1] ?? 'USDOT').toUpperCase()
  const value = (PATH_NUMBER.exec(link) ?? VALUE.exec(link))?.[1]
  if (value === undefined) return undefined
  const hasMore = rest.some(word => /\d/.test(word))
  if (type === 'USDOT')
    return {
      kind: 'identifier',
      identifier: { type: 'DOT', value, region: null },
      certainty: hasMore ? 'likely' : 'certain',
    }
  return type === 'MC_MX'
    ? { kind: 'identifier', identifier: { type: 'MC', value, region: null }, certainty: 'likely' }
    : undefined
}
