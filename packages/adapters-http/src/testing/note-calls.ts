import { one, pageOf } from '../transport/answer.ts'
import { call } from '../transport/call.ts'
import { list } from '../wire/list.ts'
import { record } from '../wire/record.ts'
import { id, text } from '../wire/values.ts'

const note = record({ id: id<'note'>, sent_by: text })
/** A read of a list. It and the writes below represent all calls in tests of the transport. */
export const rows = call({ route: 'GET notes', read: pageOf(list(note)) })
/** A write with the session's CSRF token. */
export const edit = call({
  route: 'PATCH notes/:id',
  path: (params: { id: number; text: string }) => ({ id: params.id }),
  body: params => ({ note: { message: params.text } }),
  fields: { 'note.message': 'text' },
  handled: [401, 403, 404, 409, 422, 429],
  read: one(note),
})
/** The same with a CSRF token of its own, for tests without a session. */
export const save = { ...edit, csrf: 'given' }
/** The headers of a page in the middle. */
export const paging = { currentpage: '2', totalpages: '3', totalitems: '101' }
