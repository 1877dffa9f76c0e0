import { aConnection, aDecisionRecord, type FakeWorld, refusal } from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ScreenStoreContext } from '../../../../di/use-screen-store.ts'
import { aPage } from '../../../../parts/testing/a-page.tsx'
import { fakePorts } from '../../../../parts/testing/fake-ports.ts'
import { drawer } from '../../drawers/decision/drawer.ts'
import { screen as carrierScreen } from '../../screen.ts'
import { section } from './section.ts'

afterEach(cleanup)

const show = async (
  change: Partial<FakeWorld> = {},
  before: (ports: ReturnType<typeof fakePorts>) => void = () => undefined,
  part = section,
) => {
  const ports = fakePorts(change)
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
          id="decisions"
          name="Decision records"
          store={profile}
          carrier={carrier}
          today={profile.today}
        />
      </ScreenStoreContext>
    </page.Page>,
  )
  return { ...page, profile, user: userEvent.setup({ delay: null }) }
}

describe('the section of decision records', () => {
  it('without a record says what one is for', async () => {
    await show()
    expect(await screen.findByText(/No record yet\. One press saves every fact/)).toBeTruthy()
  })

  it('a record is listed with its verdict, day, author and note, and leads to its address', async () => {
    await show({ decisionRecords: [aDecisionRecord()] })
    const row = await screen.findByRole('listitem')
    for (const text of ['Pass', 'Dana Reyes, record 12', 'Weekly lane Dallas to Tulsa.'])
      expect(within(row).getByText(text)).toBeTruthy()
    const link = within(row).getByRole('link', { name: /^Decision record of Jul 24, 2026/ })
    expect(link.getAttribute('href')).toBe('/broker/decision-records/12')
  })

  it('one press saves a record, which is then listed', async () => {
    const { user, say } = await show()
    await user.click(await screen.findByRole('button', { name: 'Save a record now' }))
    expect(await screen.findByRole('listitem')).toBeTruthy()
    expect(say).toHaveBeenCalledWith('Decision record 1 is saved. It cannot be changed.')
  })

  it('says when the carrier was last decided on, and is due again; a record saved now settles it', async () => {
    const vettingSettings = { everyDays: 90, unusedDays: null, afterNewVersion: false }
    const { user } = await show({
      vettingSettings,
      decisionRecords: [aDecisionRecord()],
      connections: [aConnection()],
    })
    const text = 'Last decided Jul 24, 2026; due since Oct 22, 2026.'
    expect(await screen.findByText(text)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save a record now' }))
    expect(await screen.findByText('Last decided Nov 21, 2026; due again Feb 19, 2027.')).toBeTruthy()
  })

  it('leaves that line out where the monitor does not say', async () => {
    await show({ decisionRecords: [aDecisionRecord()] }, ({ vetting }) =>
      vetting.refuseNext('ofCarriers', refusal.notFound),
    )
    expect(await screen.findByRole('listitem')).toBeTruthy()
    expect(screen.queryByText(/^Last decided/)).toBeNull()
  })

  it('a refused list says so, without a button to save', async () => {
    await show({}, ({ decisionRecords }) =>
      decisionRecords.refuseNext('list', refusal.forbidden('Your account can only see the short profile.')),
    )
    expect(await screen.findByText(/can only see the short profile/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save a record now' })).toBeNull()
  })

  it('a failed list is loaded again', async () => {
    const { user } = await show({ decisionRecords: [aDecisionRecord()] }, ({ decisionRecords }) =>
      decisionRecords.failNext('list'),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('listitem')).toBeTruthy()
  })

  it('is left out of a profile whose monitor has no decision records', async () => {
    const { profile } = await show({}, ({ decisionRecords }) =>
      decisionRecords.refuseNext('list', refusal.notFound),
    )
    expect(profile.absent.has('decisions')).toBe(true)
  })
})

describe('the drawer of a decision record', () => {
  it('saves the note with the record', async () => {
    const { user, world } = await show({}, undefined, drawer)
    await user.type(await screen.findByLabelText(/^Note/), '<b>As agreed</b>')
    await user.click(screen.getByRole('button', { name: 'Save record' }))
    expect(world).toMatchObject({ decisionRecords: [{ message: '<b>As agreed</b>' }] })
  })

  it('keeps what was typed when the record was not saved', async () => {
    const { user } = await show({}, ({ decisionRecords }) => decisionRecords.failNext('create'), drawer)
    await user.type(await screen.findByLabelText(/^Note/), 'As agreed')
    await user.click(screen.getByRole('button', { name: 'Save record' }))
    expect(await screen.findByText(/^No record was made/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('As agreed')
  })
})
