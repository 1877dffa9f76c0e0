import type { Team } from '@fairhaul/core'
import {
  aCompany,
  aTeam,
  aTeamPerson,
  aTeamUser,
  aUser,
  fakeCompanyUsers,
  fakeTeams,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Navigator } from '../../../../di/navigator.ts'
import { BrowserTokens } from '../../../../di/tokens.ts'
import { pageOf } from '../../../../parts/testing/page-of.tsx'
import { TeamsTab } from './TeamsTab.tsx'
import { readTeamsAddress } from './teams-address.ts'
import { TeamsStore } from './teams-store.ts'

afterEach(cleanup)

const company = aCompany()
const user = aUser({ company })
const sam = aTeamPerson({ id: id(3), fullName: 'Sam Okonjo', email: 'sam@northlake.example' })
const samsAccount = aUser({
  id: id(3),
  firstName: 'Sam',
  lastName: 'Okonjo',
  email: 'sam@northlake.example',
  company,
})

const setUp = async ({ query = '', teams = [aTeam()] }: { query?: string; teams?: Team[] } = {}) => {
  const world = fakeWorld({ user, accounts: [user, samsAccount], teams })
  world.teamPeople = [sam, ...world.teamPeople.filter(person => person.id !== sam.id)]
  const port = fakeTeams(world)
  const users = fakeCompanyUsers(world)
  const navigator = {
    go: vi.fn<Navigator['go']>(),
    back: vi.fn<Navigator['back']>(),
    prefetch: vi.fn<Navigator['prefetch']>(),
  }
  const companyId = company.id
  if (companyId === null) throw new Error('The company of this test has an id')
  const store = new TeamsStore({ teams: port, users, companyId })
  const page = pageOf([[BrowserTokens.Navigator, navigator]])
  const visit = async (address: string) => {
    store.open(readTeamsAddress(new URLSearchParams(address)))
    await store.settled()
  }
  await visit(query)
  render(
    <page.Page store={store} address={`/my-account?tab=3&${query}`}>
      <TeamsTab />
    </page.Page>,
  )
  return { world, port, users, store, navigator, visit, person: userEvent.setup() }
}

const drawer = () => screen.getByRole('dialog', { name: 'Midwest' })
const members = () =>
  within(drawer())
    .getAllByRole('listitem')
    .map(item => item.textContent)

const addSam = async (person: ReturnType<typeof userEvent.setup>) => {
  await person.click(screen.getByRole('combobox', { name: 'Add someone' }))
  await person.paste('okonjo')
  await person.click(await screen.findByRole('option', { name: /Sam Okonjo/ }))
}

it('the teams tab lists teams with their members, and says that one has no one', async () => {
  await setUp({ teams: [aTeam(), aTeam({ id: id(11), name: 'Nights', members: [] })] })
  expect(screen.getByRole('row', { name: /Midwest/ }).textContent).toContain('Dana Reyes, Noor Haddad')
  expect(screen.getByRole('row', { name: /Nights/ }).textContent).toContain('No one yet')
})

it('the teams tab says why there are no teams', async () => {
  await setUp({ teams: [] })
  expect(screen.getByText('No teams yet')).toBeTruthy()
})

it('members are added and removed in a draft, with undo, and saved together', async () => {
  const { person, port, world, navigator } = await setUp({ query: 'team=10' })
  await person.click(screen.getByRole('button', { name: 'Remove Noor Haddad' }))
  await addSam(person)
  expect(members().at(-1)).toContain('Sam Okonjo')
  await person.click(screen.getByRole('button', { name: 'Undo last change' }))
  expect(members().at(-1)).toContain('Noor Haddad')
  await addSam(person)
  await person.click(screen.getByRole('button', { name: 'Save members' }))
  expect(port.requests.filter(({ call }) => call === 'editMembers').map(({ params }) => params)).toEqual([
    { id: 10, edits: { additions: [3], removals: [102] } },
  ])
  expect(world.teams[0]?.members.map(({ user: each }) => each.fullName)).toEqual(['Dana Reyes', 'Sam Okonjo'])
  expect(navigator.go).toHaveBeenCalledWith('/my-account?tab=3', { replace: true })
})

it('members are not offered again, and a removal can be taken back', async () => {
  const { person } = await setUp({ query: 'team=10' })
  await addSam(person)
  await person.click(screen.getByRole('combobox', { name: 'Add someone' }))
  await person.paste('okonjo')
  const offered = await screen.findByRole('option', { name: /Sam Okonjo/ })
  expect(offered.getAttribute('aria-disabled')).toBe('true')
  await person.keyboard('{Escape}')
  await person.click(screen.getByRole('button', { name: 'Remove Dana Reyes' }))
  await person.click(screen.getByRole('button', { name: 'Keep Dana Reyes' }))
  expect(screen.getByRole('button', { name: 'Remove Dana Reyes' })).toBeTruthy()
})

it('the draft of a team survives leaving the drawer and a lost connection, and is dropped by Cancel', async () => {
  const { person, port, visit } = await setUp({ query: 'team=10' })
  await person.click(screen.getByRole('button', { name: 'Remove Noor Haddad' }))
  port.failNext('editMembers')
  await person.click(screen.getByRole('button', { name: 'Save members' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved: no connection')
  await visit('')
  await visit('team=10')
  expect(screen.getByRole('button', { name: 'Keep Noor Haddad' })).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Remove Noor Haddad' })).toBeTruthy()
})

it('the draft of a team is applied to the team as someone else changed it', async () => {
  const { person, world } = await setUp({ query: 'team=10' })
  await person.click(screen.getByRole('button', { name: 'Remove Noor Haddad' }))
  await addSam(person)
  world.teams = [aTeam({ members: [...aTeam().members, aTeamUser({ id: id(103), user: sam })] })]
  await person.click(screen.getByRole('button', { name: 'Save members' }))
  expect(await screen.findByText('Someone else changed this team.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Save members' }))
  expect(world.teams[0]?.members.map(({ user: each }) => each.fullName)).toEqual(['Dana Reyes', 'Sam Okonjo'])
})

it('a refusal shows the message of the server if no one else changed the team', async () => {
  const { person, port } = await setUp({ query: 'team=10' })
  await person.click(screen.getByRole('button', { name: 'Remove Noor Haddad' }))
  port.refuseNext('editMembers', refusal.invalid('additions', 'Someone to add is not in your company.'))
  await person.click(screen.getByRole('button', { name: 'Save members' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Someone to add is not in your company.')
  expect(screen.queryByText('Someone else changed this team.')).toBeNull()
})

it('a missing team says so', async () => {
  await setUp({ query: 'team=99' })
  expect(await within(screen.getByRole('dialog')).findByText('Not found')).toBeTruthy()
})

it('members of a large team can be searched', async () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    aTeamUser({ id: id(200 + at), user: aTeamPerson({ id: id(20 + at), fullName: `Member ${at}` }) }),
  )
  const { person } = await setUp({ query: 'team=10', teams: [aTeam({ members: many })] })
  await person.type(screen.getByLabelText('Find a member'), 'member 7')
  expect(await screen.findByRole('button', { name: 'Remove Member 7' })).toBeTruthy()
  await vi.waitFor(() => expect(members()).toHaveLength(1))
})
