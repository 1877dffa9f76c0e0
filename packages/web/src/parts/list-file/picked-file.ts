import {
  carrierListEncoding,
  done,
  type Outcome,
  type ReadWorkbook,
  refused,
  type TextEncoding,
  workbookList,
} from '@fairhaul/core'
import type { ListDraft } from '../../stores/list-drafts.ts'

/** What reads the bytes of a file. */
export interface PickedFileDeps {
  readonly readWorkbook: ReadWorkbook
  readonly decode: (bytes: Uint8Array, encoding: TextEncoding) => string
}

/** A file that the broker chose. */
export type PickedFile = Pick<File, 'name' | 'arrayBuffer'>

/** The list in a file: text, or the sheet of a spreadsheet. Refuses: what is no list, with the reason. */
export const readPickedFile = async (
  picked: PickedFile,
  { readWorkbook, decode }: PickedFileDeps,
): Promise<Outcome<Pick<ListDraft, 'text' | 'file'>, string>> => {
  const { name } = picked
  const bytes = await picked.arrayBuffer().then(
    buffer => new Uint8Array(buffer),
    () => undefined,
  )
  if (bytes === undefined) return refused('This file cannot be read. Choose it again.')
  const encoding = carrierListEncoding(bytes)
  if (!encoding.ok) return refused(encoding.refusal.message)
  if (encoding.value !== 'xlsx')
    return done({ text: decode(bytes, encoding.value), file: { name, encoding: encoding.value } })
  const sheets = await readWorkbook(bytes)
  const list = sheets.ok ? workbookList(sheets.value) : sheets
  if (!list.ok) return refused(list.refusal.message)
  const { text, notes } = list.value
  return done({ text, file: { name, encoding: 'xlsx', notes } })
}
