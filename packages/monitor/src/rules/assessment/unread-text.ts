import { dayText } from '../../kernel/calendar.ts'
import type { UnreadFile } from './unread-file.ts'

/** The files in words, as the portal names them. */
const FILE_NAMES: ReadonlyMap<string, string> = new Map([
  ['Carrier', 'operating authority'],
  ['AuthHist', 'authority history'],
  ['Revocation', 'revocations'],
  ['RevokeSuspend', 'revocations and suspensions'],
  ['Insur', 'insurance filings'],
  ['ActPendInsur', 'active and pending insurance'],
  ['InsHist', 'insurance history'],
  ['Company Census File', 'company census'],
  ['SMS Input - Motor Carrier Census', 'SMS census'],
  ['Out of Service Orders', 'out-of-service orders'],
  ['SMS Input - Inspection', 'SMS inspections'],
  ['Vehicle Inspection File', 'inspections'],
])

/** A file in words: "insurance history"; of those that ended on 14 May 2026 "frozen insurance history". */
const fileName = (source: string): string => {
  const name = FILE_NAMES.get(source.replace(/^(?:Motus|L&I) /, '')) ?? source
  return source.startsWith('L&I ') ? `frozen ${name}` : name
}

/** Whether a name is of several: "revocations". */
const isPlural = (name: string) => name.endsWith('s') && !name.endsWith('census')

/** Why a file does not tell all of a carrier: "insurance history not read yet". */
export const unreadText = ({ source, why, as_of }: UnreadFile): string => {
  const name = fileName(source)
  switch (why) {
    case 'never':
      return `${name} not read yet`
    case 'late':
      return `${name} read to ${as_of === null ? 'a day not on record' : dayText(as_of)} only`
    case 'refused':
      return `a row of this carrier in the ${name} could not be read`
    case 'added_later':
      return `added after the ${name} ${isPlural(name) ? 'were' : 'was'} last read`
  }
}
