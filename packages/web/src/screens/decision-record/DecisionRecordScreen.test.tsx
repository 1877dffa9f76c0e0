import { createHash } from 'node:crypto'
import { type DecisionRecord, canonicalJson, type Json } from '@fairhaul/core'
import {
  aDecisionContent,
  aDecisionRecord,
  aDecisionRule,
  FAKE_SIGNING_KEY,
  fakeDecisionRecords,
  fakeWorld,
  id,
  refusal,
  signatureOf,
  foundCover,
} from '@fairhaul/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ScreenStoreContext } from '../../di/use-screen-store.ts'
import { aPage } from '../../parts/testing/a-page.tsx'
import { fakePorts } from '../../parts/testing/fake-ports.ts'
import { DecisionRecordScreen } from './DecisionRecordScreen.tsx'
import { DecisionRecordStore } from './decision-record-store.ts'

afterEach(cleanup)

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const of = (value: Json) => hash(canonicalJson(value))

/** The digests that fit a document. */
const fitting = (general: Json, safety: Json) => {
  const digests = { general: of(general), safety: of(safety) }
  return { digest: of(digests), digests, general, safety }
}

const show = async (
  record: DecisionRecord = aDecisionRecord({ document: fitting({ message: 'Weekly lane' }, {}) }),
  before: (decisions: ReturnType<typeof fakeDecisionRecords>) => void = () => undefined,
  canCheck = true,
) => {
  const decisions = fakeDecisionRecords(fakeWorld())
  before(decisions)
  const [saveCsv, saveJson, saveText] = [vi.fn<(name: string, text: string) => void>(), vi.fn(), vi.fn()]
  const store = new DecisionRecordStore({
    id: id(12),
    decisions: {
      find: async (params, signal) => {
        const found = await decisions.find(params, signal)
        return !found.ok && found.refusal.kind === 'not-found' && params.id === record.id
          ? { ok: true, value: record }
          : found
      },
    },
    sha256: canCheck ? async text => hash(text) : null,
    saveCsv,
    saveJson,
    saveText,
  })
  await store.load()
  const page = aPage(fakePorts({}))
  render(
    <page.Page>
      <ScreenStoreContext value={store}>
        <DecisionRecordScreen />
      </ScreenStoreContext>
    </page.Page>,
  )
  return { store, saveCsv, saveJson, saveText, user: userEvent.setup({ delay: null }) }
}

describe('a decision record', () => {
  it('of a load says the stage and what the gate said, and with which key it was signed', async () => {
    const document = { ...fitting({}, {}), signature: signatureOf('0'.repeat(64)) }
    const load = {
      id: id<'load'>(17),
      number: 'NL-20841',
      stage: 'tender',
      answer: 'no',
      day: '2026-11-23',
      until: null,
      reasons: [{ code: 'identity_alert', effect: 'look', on: '2026-11-20' }],
    } as const
    const { user, saveText } = await show(aDecisionRecord({ document, load }))
    const part = within(screen.getByRole('region', { name: 'Tender decision' }))
    expect(part.getByText('Load NL-20841, for Nov 23, 2026. The gate said: No.')).toBeTruthy()
    expect(part.getByRole('list', { name: 'Reasons of the gate' }).textContent).toBe(
      'Identity alert of Nov 20, 2026.',
    )
    expect(screen.getByText(FAKE_SIGNING_KEY.fingerprint)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Download the public key' }))
    expect(saveText).toHaveBeenCalledWith(expect.stringMatching(/\.pem$/), FAKE_SIGNING_KEY.publicKey)
  })

  it('that was kept before records were signed has no signature', async () => {
    await show()
    expect(screen.queryByText('Signature (Ed25519)')).toBeNull()
  })

  it('shows who saved it and when, the note, rules, facts and policies with their sources', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('EAGLE MESA FREIGHT LLC')
    expect(screen.getByText(/saved by Dana Reyes for Northlake Freight Brokers LLC/)).toBeTruthy()
    expect(screen.getByText('Weekly lane Dallas to Tulsa.')).toBeTruthy()
    const rule = screen.getByRole('row', { name: /Cargo at least 100,000/ })
    expect(rule.textContent).toContain('$100,000FMCSA licensing and insurance, Jul 20, 2026')
    expect(screen.getByRole('row', { name: /^Phone/ }).textContent).toContain('(312) 555-0142')
    expect(screen.getByRole('row', { name: /^Motor truck cargo/ }).textContent).toContain(
      'Great Prairie Mutual',
    )
  })

  it('says that nothing has changed', async () => {
    await show()
    const since = screen.getByRole('region', { name: 'Since you decided, Jul 24, 2026' })
    expect(within(since).getByText('Nothing has changed.')).toBeTruthy()
  })

  it('shows then and today beside each other, what became worse first', async () => {
    const today = aDecisionContent({
      day: '2026-11-21',
      verdict: 'Fail',
      rules: [aDecisionRule({ label: 'Fail', value: foundCover(50_000) })],
    })
    await show(aDecisionRecord({ today }))
    const since = screen.getByRole('region', { name: /^Since you decided/ })
    const [, ...rows] = within(since).getAllByRole('row')
    expect(rows.map(row => row.textContent)).toEqual([
      'VerdictPassFailWorse',
      'Cargo at least 100,000Pass, $100,000Fail, $50,000Worse',
    ])
  })

  it('of a carrier that is gone says so', async () => {
    await show(aDecisionRecord({ today: null }))
    expect(screen.getByText(/no longer on record, so there is nothing to compare with/)).toBeTruthy()
  })

  it('is checked against its digest', async () => {
    await show()
    expect(await screen.findByText('Checked: this record is exactly as it was saved.')).toBeTruthy()
  })

  it('that does not fit its digest warns', async () => {
    await show(aDecisionRecord())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This record was changed after it was saved.',
    )
  })

  it('without safety data is checked as far as it is shown, and says how many rules are hidden', async () => {
    const content = aDecisionContent({ hidden: { count: 3, worst: 'Fail' } })
    const document = { ...fitting({ message: 'Weekly lane' }, { rating: 'C' }), safety: null }
    await show(aDecisionRecord({ content, document }))
    expect(await screen.findByText(/Safety data is not shown to you\./)).toBeTruthy()
    expect(screen.getByText(/3 rules .*because they use safety data/)).toBeTruthy()
  })

  it('says when this browser cannot check a digest', async () => {
    await show(aDecisionRecord(), undefined, false)
    expect(screen.getByText(/This browser cannot check the digest/)).toBeTruthy()
  })

  it('is downloaded as CSV and as JSON', async () => {
    const { user, saveCsv, saveJson } = await show()
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await user.click(screen.getByRole('button', { name: 'JSON' }))
    const name = 'decision-12-eagle-mesa-freight-llc-2026-07-24'
    expect(saveCsv).toHaveBeenCalledWith(`${name}.csv`, expect.stringContaining('Rule,"Cargo at least'))
    expect(saveJson).toHaveBeenCalledWith(`${name}.json`, expect.stringContaining('"digests"'))
  })

  it('lists the overrides of that day', async () => {
    const content = aDecisionContent({
      overrides: [
        {
          ruleType: 'cargo_at_least_100000',
          isActive: true,
          expiresOn: '2080-01-01',
          authorName: 'Priya Nair',
          createdAt: '2026-07-01T08:00:00.000Z',
          fileName: 'letter.pdf',
          reason: 'The insurer confirmed the new limit.',
        },
      ],
    })
    await show(aDecisionRecord({ content }))
    const section = screen.getByRole('region', { name: 'Overrides' })
    expect(within(section).getByText('indefinite')).toBeTruthy()
    expect(within(section).getByText(/by Priya Nair, letter\.pdf/)).toBeTruthy()
    expect(within(section).getByText('The insurer confirmed the new limit.')).toBeTruthy()
  })

  it('lists the contacts of that day, and none for a record of a form that keeps none', async () => {
    await show()
    const section = screen.getByRole('region', { name: 'Contacts' })
    expect(within(section).getByRole('row', { name: /Ruth Ames, Dispatch/ }).textContent).toContain(
      '(312) 555-0142FMCSA census, Jul 20, 2026',
    )
    cleanup()
    await show(aDecisionRecord({ content: aDecisionContent({ contacts: null }) }))
    expect(screen.queryByRole('region', { name: 'Contacts' })).toBeNull()
  })

  it('that does not exist says so', async () => {
    await show(aDecisionRecord({ id: id(99) }))
    expect(screen.getByText('This record does not exist')).toBeTruthy()
  })

  it('that is refused says why', async () => {
    await show(undefined, decisions => decisions.refuseNext('find', refusal.forbidden('Short profile only.')))
    expect(screen.getByText(/Short profile only/)).toBeTruthy()
  })

  it('that failed to load is loaded again', async () => {
    const { user } = await show(undefined, decisions => decisions.failNext('find'))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Nothing has changed.')).toBeTruthy()
  })
})
