import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireTeam } from '../../company/teams/read-teams.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
let team: WireTeam
const [NORTH, PLAIN, UNSAFE, SOUTH] = [1, 2, 3, 5]

const addTeam = async (name: string, company_id: number, userIds: readonly number[]) => {
  const { db } = testCompany.database
  const { id } = await db
    .insertInto('teams')
    .values({ name, company_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (userIds.length > 0)
    await db
      .insertInto('team_users')
      .values(userIds.map(user_id => ({ team_id: id, user_id })))
      .execute()
  return id
}
const read = async (id: number) => (await (await north.get(`teams/${id}`)).json()) as WireTeam

beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('teams').execute()
  team = await read(await addTeam('Midwest', 1, [NORTH, PLAIN]))
})

const edit = (team_users_attributes: unknown, by = north, id = team.id) =>
  by.call('PATCH', `teams/${id}`, { team_users_attributes })
const remove = (place: number) => ({ id: team.team_users[place]?.id, _destroy: true })
const members = ({ team_users }: WireTeam) => team_users.map(({ user }) => user.id)
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('teams', () => {
  it("teams are the company's own, by name, with their members", async () => {
    await addTeam('Alpha', 1, [])
    await addTeam('Foreign', 2, [SOUTH])
    const response = await north.get('teams?company_id=1')
    expect(response.headers.get('totalitems')).toBe('2')
    expect(await response.json()).toEqual([
      { id: expect.any(Number), company_id: 1, name: 'Alpha', team_users: [] },
      team,
    ])
    expect(team.team_users).toEqual([
      {
        id: expect.any(Number),
        user: { id: NORTH, full_name: 'north Person', email: 'north@office.example' },
      },
      {
        id: expect.any(Number),
        user: { id: PLAIN, full_name: 'plain Person', email: 'plain@office.example' },
      },
    ])
  })

  it.each([
    ['company_id=2', 404],
    ['company_id=999', 404],
    ['company_id=x', 422],
    ['q[s]=name', 422],
    ['per_page=51', 422],
  ])('teams reject the query %s (%i)', async (query, status) => {
    expect((await north.get(`teams?${query}`)).status).toBe(status)
  })

  it('teams leave out users who have left the company', async () => {
    await testCompany.database.db
      .updateTable('users')
      .set({ company_id: 2 })
      .where('id', '=', PLAIN)
      .execute()
    expect(members(await read(team.id))).toEqual([NORTH])
    await testCompany.database.db
      .updateTable('users')
      .set({ company_id: 1 })
      .where('id', '=', PLAIN)
      .execute()
  })
})

describe('team members', () => {
  it('a team adds and removes members in one request', async () => {
    const response = await edit([remove(0), { user_id: UNSAFE }])
    expect(response.status).toBe(200)
    const after = (await response.json()) as WireTeam
    expect(members(after)).toEqual([PLAIN, UNSAFE])
    expect(await read(team.id)).toEqual(after)
  })

  it('a member who is removed and added again has a new membership; an empty edit changes nothing', async () => {
    const after = (await (await edit([remove(0), { user_id: NORTH }])).json()) as WireTeam
    expect(members(after)).toEqual([PLAIN, NORTH])
    expect(after.team_users[1]?.id).not.toBe(team.team_users[0]?.id)
    expect(await (await edit([])).json()).toEqual(after)
  })

  const ADDITIONS = 'team_users_attributes.user_id'
  const REMOVALS = 'team_users_attributes.id'
  it.each<[string, () => readonly object[], string]>([
    ["another company's user", () => [remove(0), { user_id: SOUTH }], ADDITIONS],
    ['a user who is not there', () => [remove(0), { user_id: 999_999 }], ADDITIONS],
    ['a user who is in it', () => [{ user_id: UNSAFE }, { user_id: PLAIN }], ADDITIONS],
    ['a user twice', () => [{ user_id: UNSAFE }, { user_id: UNSAFE }], ADDITIONS],
    [
      'the end of a membership that is not there',
      () => [{ user_id: UNSAFE }, { id: 999_999, _destroy: true }],
      REMOVALS,
    ],
    ['the end of a membership twice', () => [remove(0), remove(0)], REMOVALS],
  ])('an edit with %s is rejected as a whole', async (_, edits, field) => {
    const response = await refusedWithoutChange(testCompany, 422, () => edit(edits()))
    expect(await fieldsOf(response)).toEqual([field])
  })

  it('a membership of another team cannot be removed', async () => {
    const other = await read(await addTeam('Other', 1, [UNSAFE]))
    await refusedWithoutChange(testCompany, 422, () =>
      edit([{ id: other.team_users[0]?.id, _destroy: true }]),
    )
  })

  it.each([
    ['no list', 'x'],
    ['an entry about nobody', [{}]],
    ['a membership without its end', [{ id: 1 }]],
    ['an end that is none', [{ id: 1, _destroy: false }]],
    ['an entry about two things', [{ id: 1, user_id: 2, _destroy: true }]],
    ['more than can be meant', Array.from({ length: 201 }, (_, at) => ({ user_id: at + 1 }))],
  ])('a team is not changed by %s', async (_, edits) => {
    await refusedWithoutChange(testCompany, 422, () => edit(edits))
  })

  it('a user whom two requests add at once is added once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => edit([{ user_id: UNSAFE }])))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422, 422])
    expect(members(await read(team.id))).toEqual([NORTH, PLAIN, UNSAFE])
  })

  it("another company's team looks like a missing one", async () => {
    for (const path of ['', '/team_users']) {
      expect((await south.get(`teams/${team.id}${path}`)).status).toBe(404)
      expect((await north.get(`teams/999999${path}`)).status).toBe(404)
    }
    await refusedWithoutChange(testCompany, 404, () => edit([remove(0)], south))
    await refusedWithoutChange(testCompany, 404, () => edit([], north, 999_999))
  })

  it.each([
    ['', [NORTH, PLAIN]],
    ['PLAIN', [PLAIN]],
    ['office.example', [NORTH, PLAIN]],
    ['north per', [NORTH]],
    [' north ', [NORTH]],
    ['%25', []],
    ['_', []],
    ['nobody', []],
  ])('team members are found by "%s"', async (search, found) => {
    const response = await north.get(`teams/${team.id}/team_users?search=${search}`)
    expect(((await response.json()) as WireTeam['team_users']).map(({ user }) => user.id)).toEqual(found)
  })

  it('a search of team members rejects a text that is too long', async () => {
    expect((await north.get(`teams/${team.id}/team_users?search=${'x'.repeat(201)}`)).status).toBe(422)
  })

  it.each([
    ['new', 403],
    ['ended', 403],
    ['trucker', 403],
  ] as const)('teams are forbidden to %s (%i)', async (person, status) => {
    const browser = await testCompany.as(person)
    expect((await browser.get(`teams/${team.id}`)).status).toBe(status)
    await refusedWithoutChange(testCompany, status, () => edit([remove(0)], browser))
  })

  it('teams reject a visitor', async () => {
    expect((await testCompany.newBrowser().get('teams')).status).toBe(401)
    await refusedWithoutChange(testCompany, 401, () => edit([remove(0)], testCompany.newBrowser()))
  })
})
