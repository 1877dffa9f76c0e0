import { counted } from '../../../kernel/counted.ts'
import { NOT_UTF_8 } from '../rows/require-whole.ts'

/** What the person who runs an import should know of a file, beside its counts. */
export const fileNotes = ({
  wasCutOff,
  undecodable,
  goneOf,
}: {
  readonly wasCutOff: boolean
  /** Rows in another encoding. */
  readonly undecodable: number
  /** Carriers that had something which the file no longer has. */
  readonly goneOf: number
}): readonly string[] => [
  ...(wasCutOff ? ['The last row is incomplete: the file seems to have been cut off.'] : []),
  ...(undecodable > 0 ? [`${counted(undecodable, 'row holds', 'rows hold')} ${NOT_UTF_8}.`] : []),
  ...(goneOf > 0
    ? [`What the file no longer has was taken away: ${counted(goneOf, 'carrier')} had something of it.`]
    : []),
]
