import { type CarrierId, done, PLAIN_PROFILE, type StoredWith } from '@fairhaul/core'
import {
  aCarrierDetail,
  aFinding,
  fakeCarriers,
  fakeClock,
  fakeInsuranceCertificates,
  fakeNotes,
  fakePolicies,
  fakeRuleOverrides,
  fakeSearchCache,
  fakeSubscriptions,
  fakeWorld,
  type FakeWorld,
  id,
  foundCover,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { ProfileTokens, RulesTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { CarrierDetailsStore, FRESH_MS } from '../../parts/carrier-details-store.ts'
import { RecentsStore } from '../../parts/recents-store.ts'
import { CompanyPolicyStore } from '../../stores/company-policy-store.ts'
import { CarrierStore } from './carrier-store.ts'

const ID = 7 as CarrierId
const CARGO = 'cargo_at_least_100000'
const REASON = 'The insurer confirmed the new limit.'

/** What a form of an override requests beside it; no section is opened here. */
const resolveIn = (world: FakeWorld): Resolve => {
  const policy = new CompanyPolicyStore({ policies: fakePolicies(world), account: { user: world.user } })
  const provided = new Map<unknown, unknown>([
    [RulesTokens.CompanyPolicyStore, policy],
    [ProfileTokens.InsuranceCertificates, fakeInsuranceCertificates(world)],
  ])
  return token => {
    if (!provided.has(token)) throw new Error('No section is opened here')
    return provided.get(token) as never
  }
}

const setUp = () => {
  const world = fakeWorld({
    carriers: [
      aCarrierDetail({
        id: ID,
        rulesAssessment: {
          findings: [aFinding({ ruleType: CARGO, result: 'fail', value: foundCover(50_000) })],
          overrides: [],
          companyId: id(1),
        },
      }),
    ],
  })
  const carriers = fakeCarriers(world)
  const ruleOverrides = fakeRuleOverrides(world)
  const notes = fakeNotes(world)
  const clock = fakeClock()
  const details = new CarrierDetailsStore(carriers, () => world.user, clock.now)
  const recents = new RecentsStore(fakeSearchCache(), () => world.user)
  const said: string[] = []
  const made: (StoredWith | undefined)[] = []
  const store = new CarrierStore({
    id: ID,
    details,
    recents,
    subscriptions: fakeSubscriptions(world),
    ruleOverrides,
    notes,
    today: () => '2026-11-21',
    say: (text, act) => {
      said.push(text)
      made.push(act)
    },
    navigator: { go: vi.fn() },
    resolve: resolveIn(world),
  })
  return { world, carriers, ruleOverrides, notes, details, recents, store, said, made, clock }
}

const overriding = async () => {
  const all = setUp()
  all.store.open({ ...PLAIN_PROFILE, overriding: CARGO })
  await all.store.settled()
  const { form } = all.store.overrides
  if (form === undefined) throw new Error('The address asks for a form')
  form.changeReason(REASON)
  return { ...all, form }
}

describe('the profile of a carrier', () => {
  it('a profile that was prefetched a moment ago opens at once, without a second request', async () => {
    const { store, details, carriers } = setUp()
    details.prefetch(ID)
    await expect.poll(() => details.peek(ID)).toBeDefined()
    store.open(PLAIN_PROFILE)
    expect(store.carrier?.id).toBe(ID)
    expect(carriers.requests).toHaveLength(1)
  })

  it('a profile that was prefetched earlier opens at once and is reloaded in the background', async () => {
    const { store, details, carriers, clock } = setUp()
    details.prefetch(ID)
    await expect.poll(() => details.peek(ID)).toBeDefined()
    clock.advance(FRESH_MS)
    store.open(PLAIN_PROFILE)
    expect(store.carrier?.id).toBe(ID)
    expect(carriers.requests).toHaveLength(2)
  })

  it('a profile opened from a list shows its head from the row, without waiting', async () => {
    const { details, carriers, world, ...rest } = setUp()
    const [row] = world.carriers
    if (row === undefined) throw new Error('A fake world has a carrier')
    details.keepRows([row])
    const store = new CarrierStore({
      id: ID,
      details,
      recents: rest.recents,
      subscriptions: fakeSubscriptions(world),
      ruleOverrides: rest.ruleOverrides,
      notes: rest.notes,
      today: () => '2026-11-21',
      say: () => {},
      navigator: { go: vi.fn() },
      resolve: resolveIn(world),
    })
    const release = carriers.holdNext('detail')
    store.open(PLAIN_PROFILE)
    await store.settled()
    expect([store.carrier, store.summary?.legalName, store.assessed?.overall]).toEqual([
      undefined,
      row.legalName,
      'Fail',
    ])
    release()
    await store.detail.finished()
    expect(store.summary).toBe(store.carrier)
  })

  it('an opened profile is added to the recent carriers', async () => {
    const { store, recents } = setUp()
    store.open(PLAIN_PROFILE)
    await store.settled()
    expect(recents.recents.carriers.map(({ id }) => id)).toEqual([ID])
  })

  it('a cached profile is not shown to the next user who signs in', async () => {
    const { world, details } = setUp()
    details.prefetch(ID)
    await expect.poll(() => details.peek(ID)).toBeDefined()
    world.user = null
    expect(details.peek(ID)).toBeUndefined()
  })

  it('opening the same address again reloads the profile, as after a lost connection', async () => {
    const { store, carriers } = setUp()
    carriers.failNext('detail')
    store.open(PLAIN_PROFILE)
    await store.settled()
    expect(store.detail.state.kind).toBe('failed')
    store.open(PLAIN_PROFILE)
    await store.settled()
    expect(store.carrier?.id).toBe(ID)
    store.open({ ...PLAIN_PROFILE, overriding: CARGO })
    expect(carriers.requests).toHaveLength(2)
  })

  it('an override opened from the profile closes by Back, one opened by its address closes to the profile', () => {
    const closed = (...visits: readonly (typeof CARGO | null)[]) => {
      const { store } = setUp()
      for (const overriding of visits) store.open({ ...PLAIN_PROFILE, overriding })
      const navigator = { go: vi.fn(), back: vi.fn() }
      store.drawerHistory.close(navigator, '/carrier/1')
      return navigator
    }
    expect(closed(null, CARGO).back).toHaveBeenCalledOnce()
    expect(closed(CARGO).go).toHaveBeenCalledWith('/carrier/1', { replace: true })
  })

  it('a failed reload keeps the profile on the page', async () => {
    const { store, carriers } = setUp()
    store.open(PLAIN_PROFILE)
    await store.settled()
    carriers.failNext('detail')
    await store.detail.load()
    expect([store.detail.state.kind, store.carrier?.id]).toEqual(['failed', ID])
  })
})

describe('overriding a rule', () => {
  it('an override updates rule, category and overall status at once, with a message', async () => {
    const { store, form, said } = await overriding()
    expect(store.assessed?.overall).toBe('Fail')
    form.chooseTerm('on-a-date')
    form.changeDate('2027-03-04')
    expect(await form.save()).toBe(true)
    expect([
      store.assessed?.rules[0]?.label,
      store.assessed?.categories.Insurance,
      store.assessed?.overall,
    ]).toEqual(['Override', 'Override', 'Override'])
    expect(said).toEqual(['Override saved. Cargo at least 100,000 passes until Mar 4, 2027.'])
  })

  it('the record that was kept with an override is named with the message, and is none of the override', async () => {
    const { store, form, ruleOverrides, made } = await overriding()
    const { create } = ruleOverrides
    const storedId = id<'decision-record'>(4)
    vi.spyOn(ruleOverrides, 'create').mockImplementation(async params => {
      const answer = await create(params)
      return answer.ok ? done({ ...answer.value, storedId }) : answer
    })
    expect(await form.save()).toBe(true)
    expect(made).toMatchObject([{ storedId }])
    expect(store.carrier?.rulesAssessment?.overrides[0]).not.toHaveProperty('storedId')
  })

  it('an indefinite override is sent with the date that means indefinite', async () => {
    const { form, world, said } = await overriding()
    form.chooseTerm('never')
    await form.save()
    expect(world.overrides[0]?.expiresOn).toBe('2080-01-01')
    expect(said).toEqual(['Override saved. Cargo at least 100,000 passes with no end date.'])
  })

  it.each([
    [null, 'Choose the last day.'],
    ['2026-11-20', 'This date is in the past. Choose today or later.'],
  ])('an override until %s is not sent', async (day, problem) => {
    const { form, ruleOverrides } = await overriding()
    form.chooseTerm('on-a-date')
    form.changeDate(day)
    expect(await form.save()).toBe(false)
    expect(form.dateProblem).toBe(problem)
    expect(ruleOverrides.requests).toEqual([])
  })

  it('an override until today is sent', async () => {
    const { form } = await overriding()
    form.chooseTerm('on-a-date')
    form.changeDate('2026-11-21')
    expect(await form.save()).toBe(true)
  })

  it('an override keeps its fields when the connection is lost', async () => {
    const { form, ruleOverrides, store } = await overriding()
    const file = new File(['%PDF'], 'coi.pdf', { type: 'application/pdf' })
    form.chooseTerm('on-a-date')
    form.changeDate('2027-03-04')
    form.changeFile(file)
    ruleOverrides.failNext('create')
    expect(await form.save()).toBe(false)
    expect([form.date, form.file, form.submission.isPending]).toEqual(['2027-03-04', file, false])
    expect(form.submission.error).toContain('no connection')
    store.open(PLAIN_PROFILE)
    store.open({ ...PLAIN_PROFILE, overriding: CARGO })
    expect(store.overrides.form?.date).toBe('2027-03-04')
    expect(await form.save()).toBe(true)
  })

  it('an override with a file of another kind is not sent, and shows the error at once', async () => {
    const { form, ruleOverrides } = await overriding()
    form.chooseTerm('never')
    form.changeFile(new File(['MZ'], 'coi.exe', { type: 'application/x-msdownload' }))
    expect(form.fileProblem).toBe('Choose a file of one of these kinds: PDF, JPG, JPEG, PNG.')
    expect(await form.save()).toBe(false)
    expect(ruleOverrides.requests).toEqual([])
  })

  it('an override is not sent for a rule that already has one', async () => {
    const { form, ruleOverrides, store } = await overriding()
    form.chooseTerm('never')
    await ruleOverrides.create({ carrierId: ID, ruleType: CARGO, expiresOn: '2027-01-01' })
    await store.detail.load()
    expect(form.submission.error).toBeUndefined()
    expect(await form.save()).toBe(false)
    expect(form.submission.error).toBe('Not saved. This rule has an override already.')
    expect(ruleOverrides.requests).toHaveLength(1)
  })

  it('Cancel discards the draft of an override', async () => {
    const { form, store } = await overriding()
    form.chooseTerm('on-a-date')
    form.changeDate('2027-03-04')
    store.overrides.forgetForm(form)
    store.open({ ...PLAIN_PROFILE, overriding: CARGO })
    expect(store.overrides.form?.date).toBeNull()
  })

  it('an override refused by the server shows the error beside its field', async () => {
    const { form, ruleOverrides } = await overriding()
    form.chooseTerm('on-a-date')
    form.changeDate('2027-03-04')
    ruleOverrides.refuseNext('create', {
      kind: 'invalid',
      requestId: null,
      problems: [
        { field: 'file', message: 'This is no PDF.' },
        { field: null, message: 'Something else.' },
      ],
    })
    await form.save()
    expect([form.fileProblem, form.submission.error]).toEqual([
      'This is no PDF.',
      'Not saved. Something else.',
    ])
  })

  it('an override that someone else made first shows an error, and reloads the rule', async () => {
    const { form, world, ruleOverrides, store } = await overriding()
    await ruleOverrides.create({ carrierId: ID, ruleType: CARGO, expiresOn: '2027-01-01' })
    form.chooseTerm('on-a-date')
    form.changeDate('2027-03-04')
    expect(await form.save()).toBe(false)
    expect(form.submission.error).toContain('has an override already')
    await expect.poll(() => store.assessed?.overall).toBe('Override')
    expect(world.overrides).toHaveLength(1)
  })

  it('an override is sent once, however often the button is pressed', async () => {
    const { form, ruleOverrides } = await overriding()
    form.chooseTerm('on-a-date')
    form.changeDate('2027-03-04')
    expect(await Promise.all([form.save(), form.save()])).toEqual([true, false])
    expect(ruleOverrides.requests).toHaveLength(1)
  })
})

describe('the reason for an override', () => {
  const created = ({ requests }: Pick<ReturnType<typeof fakeNotes>, 'requests'>) =>
    requests.filter(({ call }) => call === 'create')

  it('an override ends in 30 days unless another end is chosen', async () => {
    const { form, world } = await overriding()
    expect(form.terms).toEqual(['30-days', '90-days', 'policy-end', 'on-a-date', 'never'])
    await form.save()
    expect(world.overrides[0]?.expiresOn).toBe('2026-12-21')
  })

  it('the reason is kept as a note of the carrier, after the override', async () => {
    const { form, notes } = await overriding()
    expect(await form.save()).toBe(true)
    expect(created(notes).map(({ params }) => params)).toEqual([
      {
        subject: { kind: 'carrier', carrierId: ID },
        text: `Override of Cargo at least 100,000 until Dec 21, 2026: ${REASON}`,
      },
    ])
  })

  it('a reason saved here is shown with its override', async () => {
    const { form, store } = await overriding()
    await form.save()
    await expect.poll(() => [...store.overrides.reasons.values()]).toEqual([REASON])
  })

  it('an override without a reason or a document is not sent', async () => {
    const { form, ruleOverrides, notes } = await overriding()
    form.changeReason(' ')
    expect(form.reasonProblem).toBeUndefined()
    expect(await form.save()).toBe(false)
    expect(form.reasonProblem).toBe('Enter a reason, or attach a supporting document.')
    form.changeFile(new File(['%PDF'], 'coi.pdf', { type: 'application/pdf' }))
    expect(await form.save()).toBe(true)
    expect([ruleOverrides.requests.length, created(notes).length]).toEqual([1, 0])
  })

  it('no reason is kept for an override that was not saved', async () => {
    const { form, ruleOverrides, notes } = await overriding()
    ruleOverrides.failNext('create')
    await form.save()
    expect(created(notes)).toEqual([])
  })

  it('a saved override whose reason was not saved says so, and only the reason is saved again', async () => {
    const { form, store, ruleOverrides, notes, said } = await overriding()
    notes.failNext('create')
    expect(await form.save()).toBe(false)
    expect(store.assessed?.overall).toBe('Override')
    expect(form.isHalfSaved).toBe(true)
    expect(form.submission.error).toMatch(/^The override is saved, but not the reason: no connection/)
    expect(said).toEqual([])
    store.open(PLAIN_PROFILE)
    store.open({ ...PLAIN_PROFILE, overriding: CARGO })
    expect(store.overrides.form?.reason).toBe(REASON)
    form.changeReason('The agent confirmed it.')
    expect(await form.save()).toBe(true)
    expect([ruleOverrides.requests.length, created(notes).length]).toEqual([1, 2])
    expect(said).toEqual(['Override saved. Cargo at least 100,000 passes until Dec 21, 2026.'])
  })

  it('a reason that the server refuses shows the error beside it', async () => {
    const { form, notes } = await overriding()
    notes.refuseNext('create', {
      kind: 'invalid',
      requestId: null,
      problems: [{ field: 'text', message: 'Too long.' }],
    })
    expect(await form.save()).toBe(false)
    expect([form.isHalfSaved, form.reasonProblem]).toEqual([true, 'Too long.'])
  })
})

describe('ending an override', () => {
  const overridden = async () => {
    const all = await overriding()
    all.form.chooseTerm('never')
    await all.form.save()
    const override = all.store.assessed?.rules[0]?.override
    if (override == null) throw new Error('The rule is overridden')
    all.store.overrides.ending.request(override)
    return { ...all, override }
  }

  it('ending an override makes the rule count again', async () => {
    const { store, said } = await overridden()
    await store.overrides.ending.confirm()
    expect([store.assessed?.overall, store.overrides.ending.requested]).toEqual(['Fail', null])
    expect(said.at(-1)).toBe('Override ended. Cargo at least 100,000 applies again.')
  })

  it('an override that someone else has ended shows an error, and reloads the rule', async () => {
    const { store, ruleOverrides } = await overridden()
    await ruleOverrides.deactivate({ carrierId: ID, ruleType: CARGO })
    await store.overrides.ending.confirm()
    expect(store.overrides.ending.submission.error).toContain('Someone else ended or changed')
    expect(store.assessed?.overall).toBe('Fail')
  })

  it('ending an override without a connection changes nothing', async () => {
    const { store, ruleOverrides } = await overridden()
    ruleOverrides.failNext('deactivate')
    await store.overrides.ending.confirm()
    expect([store.assessed?.overall, store.overrides.ending.isPending]).toEqual(['Override', false])
    expect(store.overrides.ending.submission.error).toContain('no connection')
  })
})
