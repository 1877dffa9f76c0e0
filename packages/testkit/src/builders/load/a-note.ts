import type { Note } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** What Dana wrote about a carrier. */
export const aNote = builder<Note>({
  id: id(11),
  subject: { kind: 'carrier', carrierId: id(7) },
  text: 'Called dispatch, new insurance comes on Monday.',
  authorId: id(1),
  authorName: 'Dana Reyes',
  createdAt: '2026-11-20T16:30:00.000Z',
})
