import { aCarrierDetail, aNote, fakeNotes, fakeWorld, id } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { NotesStore } from './notes-store.ts'

const SUBJECT = { kind: 'carrier', carrierId: id<'carrier'>(7) } as const

const setUp = async (count = 1) => {
  const world = fakeWorld({
    carriers: [aCarrierDetail({ id: id(7) })],
    notes: Array.from({ length: count }, (_, at) =>
      aNote({ id: id(at + 1), subject: SUBJECT, text: `Note ${at + 1}` }),
    ),
  })
  const notes = fakeNotes(world)
  const added = vi.fn()
  const store = new NotesStore({ carrierId: id(7), notes, added })
  store.open()
  await store.list.finished()
  return { world, notes, added, store }
}

describe('the notes about a carrier', () => {
  it('a saved note is in the list, with what others wrote meanwhile', async () => {
    const { store, notes, added } = await setUp()
    await notes.create({ subject: SUBJECT, text: 'By a colleague' })
    store.change('  Called dispatch. ')
    expect(await store.add()).toBe(true)
    await store.list.finished()
    expect(store.list.value?.items.map(({ text }) => text)).toEqual([
      'Called dispatch.',
      'By a colleague',
      'Note 1',
    ])
    expect([store.text, added.mock.calls.length]).toEqual(['', 1])
  })

  it('a note that is not saved stays in its field', async () => {
    const { store, notes } = await setUp()
    store.change('Called dispatch.')
    notes.failNext('create')
    expect(await store.add()).toBe(false)
    expect([store.text, store.submission.error]).toEqual([
      'Called dispatch.',
      'Not saved: no connection. What you entered is kept. Try again when you are connected.',
    ])
    expect(await store.add()).toBe(true)
  })

  it('an empty note is not sent', async () => {
    const { store, notes } = await setUp()
    store.change('  ')
    await store.add()
    expect(store.problem).toBe('Enter a note.')
    expect(notes.requests.filter(({ call }) => call === 'create')).toEqual([])
    store.change('x')
    expect(store.problem).toBeUndefined()
  })

  it('notes of more than a page are shown page by page', async () => {
    const { store } = await setUp(60)
    expect(store.list.value).toMatchObject({ pages: 2, total: 60 })
    store.showPage(2)
    await store.list.finished()
    expect(store.list.value?.items).toHaveLength(10)
  })
})
