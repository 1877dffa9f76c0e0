import { one, pageOf } from '../transport/answer.ts'
import { call } from '../transport/call.ts'
import { list } from '../wire/list.ts'
import { record } from '../wire/record.ts'
import { id, text } from '../wire/values.ts'

const note = record({ id: id<'note'>, sent_by: text })
/** A read of a list. It and the writes below stand for all calls where only the transport is looked at. */
export const rows = call({ route: 'GET notes', read: pageOf(list(note)) })
/** A write with the proof of the session. */
export const edit = call({
  route: 'PATCH notes/:id',
  path: (params: { id: number; words: string }) => ({ id: params.id }),
  body: params => ({ note: { message: params.words } }),
  fields: { 'note.message': 'words' },
  handled: [401, 403, 404, 409, 422, 429],
  read: one(note),
})
/** The same with a proof of its own, for tests in which nobody has signed in. */
export const save = { ...edit, csrf: 'given' }
/** The headers of a page in the middle. */
export const paging = { currentpage: '2', totalpages: '3', totalitems: '101' }
