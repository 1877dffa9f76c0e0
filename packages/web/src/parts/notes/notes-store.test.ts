import {
  aCarrierDetail,
  aNote,
  aUser,
  fakeCompanyUsers,
  fakeNotes,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { someNotes } from '../testing/some-notes.ts'

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
  const store = someNotes(world, SUBJECT, { notes, added })
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

describe('a note that mentions colleagues', () => {
  const people = [
    aUser({ id: id(1), firstName: 'Dana', lastName: 'Reyes', email: 'dana@northlake.example' }),
    aUser({ id: id(3), firstName: 'Sam', lastName: 'Okafor', email: 'sam@northlake.example' }),
  ]
  const writing = () => {
    const world = fakeWorld({ carriers: [aCarrierDetail({ id: id(7) })], accounts: people })
    const notes = fakeNotes(world)
    const store = someNotes(world, SUBJECT, { notes })
    const { mentions } = store
    const type = async (text: string) => {
      store.change(text)
      mentions.typed(text, text.length)
      await mentions.known.finished()
      await mentions.people.finished()
    }
    return { world, notes, store, mentions, type }
  }

  it('offers all colleagues after an @, those of a name as it is typed, and never the user', async () => {
    const { mentions, type } = writing()
    await type('Call @')
    expect(mentions.colleagues.map(({ id: each }) => each)).toEqual([3])
    await type('Call @oka')
    expect(mentions.colleagues.map(({ id: each }) => each)).toEqual([3])
    await type('Call @zzz')
    expect([mentions.colleagues, mentions.note]).toEqual([[], 'No one at your company has this name.'])
    await type('Call')
    expect([mentions.cursor.isShown, mentions.note]).toEqual([false, ''])
  })

  it('keeps by id whom it mentions, if the name is still in the text', async () => {
    const { world, store, mentions, type } = writing()
    await type('Call @sa')
    const after = mentions.choose(mentions.colleagues[0]!, store.text, store.text.length)
    expect(after).toEqual({ text: 'Call @Sam Okafor ', caret: 17 })
    await type(after?.text ?? '')
    expect(mentions.cursor.isShown).toBe(false)
    expect(await store.add()).toBe(true)
    expect(world.notes.at(-1)).toMatchObject({ text: 'Call @Sam Okafor', mentions: [{ userId: 3 }] })
    await type('@sam')
    mentions.choose(mentions.colleagues[0]!, store.text, store.text.length)
    store.change('Not them')
    await store.add()
    expect(world.notes.at(-1)).toMatchObject({ text: 'Not them', mentions: [] })
  })

  it('is only text where the monitor knows no mentions', async () => {
    const { notes, mentions, type } = writing()
    notes.refuseNext('waiting', refusal.notFound)
    await type('@sam')
    expect([mentions.colleagues, mentions.note]).toEqual([[], ''])
  })

  it('says so when the colleagues do not load, and tries again with the next letter', async () => {
    const world = fakeWorld({ accounts: people })
    const users = fakeCompanyUsers(world)
    const { mentions } = someNotes(world, SUBJECT, { people: () => users })
    users.failNext('search')
    mentions.typed('@s', 2)
    await mentions.people.finished()
    expect(mentions.note).toBe('We could not load your coworkers. Keep typing to try again.')
    mentions.typed('@sa', 3)
    await mentions.people.finished()
    expect(mentions.colleagues).toHaveLength(1)
  })
})

describe('notes that open at one of them', () => {
  const waitsFor = { userId: id<'user'>(1), userName: 'Dana Reyes', isSeen: false }
  const at = (note: number, isMissing = false) => {
    const world = fakeWorld({
      carriers: [aCarrierDetail({ id: id(7) })],
      notes: Array.from({ length: 60 }, (_, place) =>
        aNote({
          id: id(place + 1),
          subject: SUBJECT,
          mentions: place + 1 === note && !isMissing ? [waitsFor] : [],
        }),
      ),
    })
    const notes = fakeNotes(world)
    const seen = vi.fn()
    return { world, notes, seen, store: someNotes(world, SUBJECT, { notes, seen, at: () => id(note) }) }
  }

  it('load the page that it is on, and the mention of the user is done', async () => {
    const { store, seen, world } = at(3)
    await store.visited()
    expect([store.list.value?.page, store.openId]).toEqual([2, 3])
    expect(seen).toHaveBeenCalledExactlyOnceWith(3)
    expect(world.notes.find(note => note.id === 3)?.mentions).toEqual([{ ...waitsFor, isSeen: true }])
    expect(store.list.value?.items.some(note => store.isWaiting(note))).toBe(false)
  })

  it('say so when it is no longer there', async () => {
    const { store, seen } = at(99, true)
    await store.visited()
    expect([store.isOpenMissing, seen.mock.calls]).toEqual([true, []])
  })

  it('keep a mention that could not be marked, which a press marks', async () => {
    const { store, notes, seen } = at(60)
    notes.failNext('markSeen')
    await store.visited()
    expect(store.seeing.error).toBe(
      'Not marked as seen: no connection. What you entered is kept. Try again when you are connected.',
    )
    expect(store.list.value?.items.filter(note => store.isWaiting(note))).toHaveLength(1)
    await store.markSeen(id(60))
    expect(seen).toHaveBeenCalledExactlyOnceWith(60)
  })
})
