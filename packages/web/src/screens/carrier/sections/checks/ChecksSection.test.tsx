import { aCarrierDetail, anOwnCheck, aUser, type FakeWorld, id, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../../../di/use-screen-store.ts'
import { aPage } from '../../../../parts/testing/a-page.tsx'
import { fakePorts } from '../../../../parts/testing/fake-ports.ts'
import { drawer as codeDrawer } from '../../drawers/mailed-code/drawer.ts'
import { drawer } from '../../drawers/own-check/drawer.ts'
import { screen as carrierScreen } from '../../screen.ts'
import { about } from './about.ts'
import { section } from './section.ts'

afterEach(cleanup)

const NOTHING = { isVerified: null, verifiedOn: null } as const
const CHECKS = { physicalLocation: { ...NOTHING, own: null }, typedIdentifier: NOTHING }

const show = async (
  change: Partial<FakeWorld> = {},
  before: (ports: ReturnType<typeof fakePorts>) => void = () => undefined,
  part = section,
) => {
  const ports = fakePorts({ carriers: [aCarrierDetail({ checks: CHECKS })], ...change })
  before(ports)
  const page = aPage(ports)
  const profile = carrierScreen.open(
    {
      params: { id: '7' },
      url: new URL('http://portal.invalid/carriers/7'),
      resolve: page.resolve,
      signal: new AbortController().signal,
    },
    undefined,
  )
  await profile.settled()
  const { carrier } = profile
  if (carrier === undefined) throw new Error('The carrier did not load.')
  const store = part.open?.({ carrierId: carrier.id, profile, resolve: page.resolve }, undefined)
  render(
    <page.Page>
      <ScreenStoreContext value={store ?? {}}>
        <part.Component
          id="checks"
          name="Your checks"
          store={profile}
          carrier={carrier}
          today={profile.today}
        />
      </ScreenStoreContext>
    </page.Page>,
  )
  return { ...page, profile, user: userEvent.setup({ delay: null }) }
}

describe('the section of your checks', () => {
  it('is shown where the monitor keeps checks', () => {
    expect(about.isShown?.(aCarrierDetail({ checks: CHECKS }))).toBe(true)
    expect(about.isShown?.(aCarrierDetail())).toBe(false)
  })

  it('without a check says what one is for', async () => {
    await show()
    expect(await screen.findByText(/Nothing checked yet/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Record a check' })).toBeTruthy()
  })

  it('a check is listed with who, when and until when, and one near its end says so', async () => {
    const ending = anOwnCheck({
      id: id(5),
      kind: 'references',
      expiresOn: '2026-12-01',
      note: 'Three calls.',
    })
    await show({ ownChecks: [anOwnCheck(), ending] })
    const [first, second] = await screen.findAllByRole('listitem')
    for (const text of ['Ends soon', 'References called', 'Three calls.', /ends in 10 days, Dec 1, 2026$/])
      expect(within(first as HTMLElement).getAllByText(text)).not.toEqual([])
    for (const text of [
      'Verified',
      'Physical location',
      'Verified Nov 2, 2026 by Dana Reyes, until Nov 2, 2027',
    ])
      expect(within(second as HTMLElement).getAllByText(text)).not.toEqual([])
  })

  it('a check is taken back with a reason, and the carrier is loaded again', async () => {
    const { user, world, say, profile } = await show({ ownChecks: [anOwnCheck()] })
    await user.click(await screen.findByRole('button', { name: 'Take back Physical location' }))
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('Enter the reason.')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Reason/), 'Another yard.')
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText(/taken back Nov 21, 2026 by Dana Reyes: Another yard\.$/)).toBeTruthy()
    expect(world.ownChecks[0]?.withdrawal?.reason).toBe('Another yard.')
    expect(say).toHaveBeenCalledWith('Check taken back. It no longer counts.')
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
    expect(profile.detail.state.kind).toBe('ready')
  })

  it('a check that is not taken back after all stays as it is', async () => {
    const { user, world } = await show({ ownChecks: [anOwnCheck()] })
    await user.click(await screen.findByRole('button', { name: 'Take back Physical location' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByLabelText(/^Reason/)).toBeNull()
    expect(world.ownChecks[0]?.withdrawal).toBeNull()
  })

  it('who may not override rules sees the checks and can change none', async () => {
    await show({ user: aUser({ scopes: [] }), ownChecks: [anOwnCheck()] })
    expect(await screen.findByRole('listitem')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Record a check' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull()
  })

  it('is left out of a profile whose monitor answers that it has no checks', async () => {
    const { profile } = await show({}, ({ ownChecks }) => ownChecks.refuseNext('list', refusal.notFound))
    expect(profile.absent.has('checks')).toBe(true)
  })
})

describe('the drawer of a code', () => {
  const OLD = { since: '2016-03-01', sharedWith: null, former: [] } as const
  const reachable = aCarrierDetail({ checks: CHECKS, contactRecords: { phone: OLD, email: OLD } })
  const address = reachable.email ?? ''

  it('sends a code, and records the check once the caller has read it', async () => {
    const { user, world, say } = await show({ carriers: [reachable] }, undefined, codeDrawer)
    expect(await screen.findByText(address)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    const field = await screen.findByLabelText('Code that the caller reads to you')
    await user.type(field, '123')
    await user.click(screen.getByRole('button', { name: 'Check code' }))
    expect(screen.getByText('Enter the 6 digits that the caller reads to you.')).toBeTruthy()
    await user.type(field, ' 455')
    await user.click(screen.getByRole('button', { name: 'Check code' }))
    expect(await screen.findByText('Wrong code.')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '123456')
    await user.click(screen.getByRole('button', { name: 'Check code' }))
    expect(world.ownChecks).toMatchObject([{ kind: 'email_code', address, isVerified: true }])
    expect(say).toHaveBeenCalledWith('The code is right. The caller reads the e-mail on record.')
  })

  it('says so when three codes were sent, and sends a new one on request', async () => {
    const { user, world } = await show(
      { carriers: [reachable] },
      ({ ownChecks }) => ownChecks.refuseNext('sendCode', refusal.tooMany(1_800)),
      codeDrawer,
    )
    await user.click(await screen.findByRole('button', { name: 'Send code' }))
    expect(await screen.findByText(/^No code was sent/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
    await screen.findByLabelText('Code that the caller reads to you')
    expect(world.mailedCodes).toHaveLength(2)
  })

  it('is closed for an address that is new, and says why', async () => {
    const NEW = { ...OLD, since: '2026-11-20' } as const
    const carrier = { ...reachable, contactRecords: { phone: NEW, email: NEW } }
    await show({ carriers: [carrier] }, undefined, codeDrawer)
    expect(await screen.findByText(/is on record since Nov 20, 2026\.$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull()
  })
})

describe('the drawer of a check', () => {
  it('names what is missing beside its field, and nothing says yes by itself', async () => {
    const { user, world } = await show({}, undefined, drawer)
    await user.click(await screen.findByRole('button', { name: 'Record check' }))
    expect(screen.getByText('Choose what was checked.')).toBeTruthy()
    expect(screen.getByText('Choose what came of it.')).toBeTruthy()
    expect(world.ownChecks).toEqual([])
  })

  it('records a check that counts for a year unless said otherwise', async () => {
    const { user, world, say } = await show({}, undefined, drawer)
    await user.click(await screen.findByRole('button', { name: /What was checked/ }))
    await user.click(screen.getByRole('option', { name: 'References called' }))
    await user.click(screen.getByRole('radio', { name: 'Verified' }))
    expect(screen.getByText('Counts through Nov 21, 2027.')).toBeTruthy()
    await user.type(screen.getByLabelText(/^Note/), 'Three calls.')
    await user.click(screen.getByRole('button', { name: 'Record check' }))
    expect(world.ownChecks).toMatchObject([
      {
        kind: 'references',
        isVerified: true,
        checkedOn: '2026-11-21',
        expiresOn: '2027-11-21',
        note: 'Three calls.',
      },
    ])
    expect(say).toHaveBeenCalledWith('Check recorded: References called.')
  })

  it('a check that found nothing has no end to choose', async () => {
    const { user } = await show({}, undefined, drawer)
    await user.click(await screen.findByRole('radio', { name: 'Not verified' }))
    expect(screen.queryByRole('group', { name: 'Counts for' })).toBeNull()
    expect(screen.getByText(/^Counts until a newer check/)).toBeTruthy()
  })

  it('keeps what was typed when the check was not recorded', async () => {
    const { user } = await show({}, ({ ownChecks }) => ownChecks.failNext('create'), drawer)
    await user.click(await screen.findByRole('button', { name: /What was checked/ }))
    await user.click(screen.getByRole('option', { name: 'State registration' }))
    await user.click(screen.getByRole('radio', { name: 'Not verified' }))
    await user.type(screen.getByLabelText(/^Note/), 'No such firm in Ohio.')
    await user.click(screen.getByRole('button', { name: 'Record check' }))
    expect(await screen.findByText(/^No check was recorded/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('No such firm in Ohio.')
  })
})
