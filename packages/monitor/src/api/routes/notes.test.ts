import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addLoad } from '../../testing/freight.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let plain: TestBrowser
let south: TestBrowser
let loadId: number
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  plain = await testCompany.as('plain')
  south = await testCompany.as('south')
  loadId = (await addLoad(testCompany.database.db)).id
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('notes').execute()
})

const write = (note: object, by = north) => by.post('notes', { note })
const written = async (note: object, by = north) => {
  const response = await write(note, by)
  expect(response.status).toBe(201)
  return (await response.json()) as { readonly id: number; readonly text: string }
}
const list = async (query: string, by = north) => {
  const response = await by.get(`notes?${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as { readonly id: number; readonly text: string }[]
}
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('notes', () => {
  it('notes about a carrier have author and time, and are visible to the whole company only', async () => {
    const note = await written({ carrier_id: 1, text: ' Called dispatch.\n<b>Twice</b>. ' }, plain)
    expect(note).toEqual({
      id: expect.any(Number),
      carrier_id: 1,
      notable_id: null,
      text: 'Called dispatch.\n<b>Twice</b>.',
      user_id: 2,
      user_name: 'plain Person',
      created_at: testCompany.clock.now().toISOString(),
      mentions: [],
    })
    expect(await list('carrier_id=1')).toEqual([note])
    expect(await list('carrier_id=2')).toEqual([])
    expect(await list('carrier_id=1', south)).toEqual([])
  })

  it('notes about a load are separate from those about its carrier', async () => {
    const note = await written({ notable_id: loadId, text: 'At the gate.' })
    expect(await list(`notable_id=${loadId}`)).toEqual([note])
    expect(await list('carrier_id=1')).toEqual([])
  })

  it('notes are listed newest first, ties by higher id, 50 a page', async () => {
    for (let made = 0; made < 51; made += 1) await written({ carrier_id: 1, text: `Note ${made}` })
    testCompany.clock.move(1)
    await written({ carrier_id: 1, text: 'Last' })
    const texts = [...(await list('carrier_id=1')), ...(await list('carrier_id=1&page=2'))].map(
      ({ text }) => text,
    )
    expect(texts).toEqual(['Last', ...Array.from({ length: 51 }, (_, at) => `Note ${50 - at}`)])
  })

  it('notes stay when their author leaves', async () => {
    const note = await written({ carrier_id: 1, text: 'Still here.' })
    await testCompany.database.db.updateTable('notes').set({ user_id: 999_999 }).execute()
    expect(await list('carrier_id=1')).toEqual([{ ...note, user_id: 999_999, user_name: null }])
  })

  it('a note has at most 5,000 characters, and none is cut off', async () => {
    const text = 'x'.repeat(5_000)
    expect((await written({ carrier_id: 1, text })).text).toBe(text)
    const response = await refusedWithoutChange(testCompany, 422, () =>
      write({ carrier_id: 1, text: `${text}x` }),
    )
    expect(await fieldsOf(response)).toEqual(['note.text'])
  })

  it.each([
    ['no text', { carrier_id: 1 }, 'note.text'],
    ['an empty text', { carrier_id: 1, text: ' \n ' }, 'note.text'],
    ['a text with a character of no code', { carrier_id: 1, text: 'a\u0000b' }, 'note.text'],
    ['no subject', { text: 'x' }, 'note.carrier_id'],
    ['two subjects', { carrier_id: 1, notable_id: 1, text: 'x' }, 'note.carrier_id'],
    ['an author', { carrier_id: 1, text: 'x', user_id: 2 }, 'note.user_id'],
    ['a company', { carrier_id: 1, text: 'x', company_id: 2 }, 'note.company_id'],
  ])('a note with %s is rejected', async (_, note, field) => {
    const response = await refusedWithoutChange(testCompany, 422, () => write(note))
    expect((await fieldsOf(response)).slice(0, 1)).toEqual([field])
  })

  it.each(['', 'carrier_id=1&notable_id=1', 'carrier_id=x', 'user_id=1', 'carrier_id=1&q[s]=id'])(
    'notes reject the query "%s"',
    async query => {
      expect((await north.get(`notes?${query}`)).status).toBe(422)
    },
  )

  it.each([4, 999_999])('notes about the unfindable carrier %i are not found', async carrier_id => {
    await refusedWithoutChange(testCompany, 404, () => write({ carrier_id, text: 'x' }))
    expect((await north.get(`notes?carrier_id=${carrier_id}`)).status).toBe(404)
  })

  it("notes about another company's load look like those about a missing one", async () => {
    await refusedWithoutChange(testCompany, 404, () => write({ notable_id: loadId, text: 'x' }, south))
    await refusedWithoutChange(testCompany, 404, () => write({ notable_id: 999_999, text: 'x' }))
    expect((await south.get(`notes?notable_id=${loadId}`)).status).toBe(404)
  })

  it.each([
    ['new', 403],
    ['ended', 403],
    ['trucker', 403],
  ] as const)('notes are forbidden to %s (%i)', async (person, status) => {
    const browser = await testCompany.as(person)
    expect((await browser.get('notes?carrier_id=1')).status).toBe(status)
    await refusedWithoutChange(testCompany, status, () => write({ carrier_id: 1, text: 'x' }, browser))
  })

  it('notes reject a visitor', async () => {
    expect((await testCompany.newBrowser().get('notes?carrier_id=1')).status).toBe(401)
    await refusedWithoutChange(testCompany, 401, () =>
      write({ carrier_id: 1, text: 'x' }, testCompany.newBrowser()),
    )
  })
})

describe('notes that mention someone', () => {
  const mention = (
    mentioned_user_ids: readonly unknown[],
    by = north,
    note: object = { notable_id: loadId },
  ) => by.post('note_mentions', { note: { ...note, text: 'Call them.', mentioned_user_ids } })
  const waitingFor = async (browser: TestBrowser) =>
    (await (await browser.get('note_mentions')).json()) as { note_id: number; subject_name: string }[]

  it('notes wait for whom they mention alone, with the name of what they are about, until they are seen', async () => {
    const response = await mention([2, 2])
    expect(response.status).toBe(201)
    const note = (await response.json()) as { id: number; mentions: object[] }
    expect(note.mentions).toEqual([{ user_id: 2, user_name: 'plain Person', is_seen: false }])
    expect(await waitingFor(plain)).toMatchObject([{ note_id: note.id, notable_id: loadId }])
    expect([await waitingFor(north), await waitingFor(south)]).toEqual([[], []])
    await refusedWithoutChange(testCompany, 404, () => north.call('PATCH', `note_mentions/${note.id}/seen`))
    expect((await plain.call('PATCH', `note_mentions/${note.id}/seen`)).status).toBe(200)
    expect(await waitingFor(plain)).toEqual([])
  })

  it('a mention goes with its note', async () => {
    await mention([2])
    await testCompany.database.db.deleteFrom('notes').execute()
    expect(await waitingFor(plain)).toEqual([])
    expect(await testCompany.database.db.selectFrom('note_mentions').selectAll().execute()).toEqual([])
  })

  it.each([
    ['no one', []],
    ['someone of another company', [2, 5]],
    ['someone who is not there', [999_999]],
    ['what is no number', ['plain']],
    ['more than 20 people', Array.from({ length: 21 }, () => 2)],
  ])('a note that mentions %s is rejected, and nothing is written', async (_, ids) => {
    const response = await refusedWithoutChange(testCompany, 422, () => mention(ids))
    expect((await fieldsOf(response))[0]).toMatch(/^note\.mentioned_user_ids/)
  })

  it("a mention on another company's load looks like one on a missing load", async () => {
    await refusedWithoutChange(testCompany, 404, () => mention([5], south))
    await refusedWithoutChange(testCompany, 404, () => mention([2], north, { notable_id: 999_999 }))
  })
})
