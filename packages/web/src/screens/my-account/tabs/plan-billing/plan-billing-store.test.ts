import {
  aBilling,
  aCompany,
  anExpiredUser,
  aPaymentMethod,
  aUser,
  type FakeWorld,
  fakeCompanyBilling,
  fakeSavedTarget,
  fakeWorld,
  refusal,
} from '@fairhaul/testkit'
import { autorun, observable, observableRef, runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import { CardDesk } from './card-desk.ts'
import { PlanBillingStore } from './plan-billing-store.ts'

const over = aPaymentMethod({ expiry: { month: 1, year: 2020 } })

const aStore = async (change: Partial<FakeWorld> = {}, query = '') => {
  const world = fakeWorld(change)
  const companyBilling = fakeCompanyBilling(world)
  let nonces = 0
  const desk = new CardDesk({ kind: 'test', nonceOf: card => `test-${card}-n-${(nonces += 1)}` })
  desk.offer(async () => {
    desk.give({ nonce: `tok-${(nonces += 1)}`, name: 'Visa ending in 4242' })
    return true
  })
  const navigator = { go: vi.fn(), back: vi.fn() }
  const say = vi.fn<(text: string) => void>()
  const savedTarget = fakeSavedTarget()
  const account = observable(
    {
      user: world.user,
      refresh: vi.fn(async () => {
        runInAction(() => (account.user = world.user))
        return { kind: 'answered', user: world.user, flags: new Set<string>() } as const
      }),
    },
    { user: observableRef, refresh: false },
  )
  const deps = {
    companyBilling,
    account,
    desk,
    savedTarget,
    navigator,
    say,
    today: () => '2026-11-21' as const,
  }
  const store = new PlanBillingStore(deps)
  const stop = autorun(() => store.choosing)
  store.open(new URLSearchParams())
  if (query !== '') store.open(new URLSearchParams(query))
  await store.settled()
  const form = () => {
    if (store.form === undefined) throw new Error('There is no form')
    return store.form
  }
  return { world, companyBilling, store, form, desk, navigator, say, savedTarget, account, stop }
}

it('the address chooses a plan or a card, and invalid values are ignored', async () => {
  expect((await aStore({}, 'plan=network')).store.choosing).toMatchObject({ plan: { id: 'network' } })
  expect((await aStore({}, 'card=new')).store.choosing).toEqual({ kind: 'card' })
  for (const query of ['plan=fleet', 'plan=gold', ''])
    expect((await aStore({}, query)).store.choosing).toBeNull()
  const none = await aStore({ billing: aBilling({ plan: null }) }, 'card=new')
  expect(none.store.choosing).toBeNull()
})

it('a plan is changed on the stored card, with a message', async () => {
  const { form, store, navigator, world } = await aStore({}, 'plan=network')
  expect(await form().submit()).toBe(true)
  expect(world.billing.plan?.id).toBe('network')
  expect(store.notice).toBe('Network is now your plan. $349.50 a month, charged to Visa ending in 4242.')
  expect(navigator.back).toHaveBeenCalledOnce()
})

it('submitting takes the card that is being entered', async () => {
  const { form, companyBilling } = await aStore({ billing: aBilling({ paymentMethods: [] }) }, 'plan=network')
  void form().enterCard()
  expect(await form().submit()).toBe(true)
  expect(companyBilling.requests.at(-1)).toMatchObject({ call: 'addPaymentMethod' })
})

it('nothing is sent with another card when the one being entered is not given', async () => {
  const { form, desk, companyBilling } = await aStore({}, 'plan=network')
  desk.offer(async () => false)
  void form().enterCard()
  expect(await form().submit()).toBe(false)
  expect(new Set(companyBilling.requests.map(({ call }) => call))).toEqual(new Set(['current']))
})

it('the card fields stay open after a declined card', async () => {
  const { form, desk } = await aStore({}, 'card=new')
  void form().enterCard()
  desk.offer(async () => {
    desk.decline()
    return true
  })
  expect(await form().submit()).toBe(false)
  expect(form().card.isEntering).toBe(true)
  expect(desk.isOpen).toBe(true)
  expect(form().cardProblem).toMatch(/declined this card/)
})

it('a refused card is forgotten, and the chosen plan stays', async () => {
  const { form, companyBilling } = await aStore({}, 'plan=network')
  void form().enterCard()
  companyBilling.refuseNext('addPaymentMethod', refusal.invalid('nonce', 'This card has expired.'))
  expect(await form().submit()).toBe(false)
  expect(form().cardProblem).toBe('This card has expired.')
  expect(form().form.draft).toEqual({ planId: 'network', nonce: null })
  expect(form().cardName).toBeNull()
})

it('a missing right shows who can change the plan', async () => {
  const { form, companyBilling } = await aStore({}, 'plan=network')
  companyBilling.refuseNext('changePlan', refusal.forbidden(null))
  expect(await form().submit()).toBe(false)
  expect(form().error).toMatch(/An admin at your company can change that/)
})

it('a lost response is checked, and a message says that nothing was done', async () => {
  const { form, companyBilling } = await aStore({}, 'plan=network')
  companyBilling.failNext('changePlan')
  expect(await form().submit()).toBe(false)
  expect(form().error).toMatch(/nothing was changed or charged/)
  expect(form().form.draft.planId).toBe('network')
  expect(await form().submit()).toBe(true)
})

it('a lost response whose change was made is found, and nothing is sent twice', async () => {
  const { form, companyBilling, world, store } = await aStore({}, 'plan=network')
  companyBilling.failNext('changePlan')
  companyBilling.failNext('current')
  expect(await form().submit()).toBe(false)
  expect(form().error).toMatch(/we do not know yet/)
  world.billing = aBilling({ plan: world.billing.plans[2] ?? null })
  expect(await form().submit()).toBe(true)
  expect(companyBilling.requests.filter(({ call }) => call === 'changePlan')).toHaveLength(1)
  expect(store.notice).toMatch(/^Network is now your plan/)
})

it('a change that is submitted twice is sent once', async () => {
  const { form, companyBilling } = await aStore({}, 'plan=network')
  expect(await Promise.all([form().submit(), form().submit()])).toEqual([true, false])
  expect(companyBilling.requests.filter(({ call }) => call === 'changePlan')).toHaveLength(1)
})

it('a change that was sent before the user left the page is carried through', async () => {
  const { form, store, companyBilling, account, world } = await aStore({}, 'plan=network')
  const release = companyBilling.holdNext('changePlan')
  const submitting = form().submit()
  store.dispose()
  release()
  expect(await submitting).toBe(true)
  expect(world.billing.plan?.id).toBe('network')
  expect(account.refresh).toHaveBeenCalledOnce()
})

it('a plan that someone else chose meanwhile is announced', async () => {
  const { form, store, world, navigator } = await aStore({}, 'plan=network')
  world.billing = { ...world.billing, plan: world.billing.plans[2] ?? null }
  expect(await form().submit()).toBe(false)
  expect(store.notice).toBe('Network is already your plan: someone at your company just chose it.')
  expect(store.choosing).toBeNull()
  expect(navigator.back).toHaveBeenCalledOnce()
})

it('an expired company can restart its plan, and continues to where the user was going', async () => {
  const billing = aBilling({ paymentMethods: [over] })
  const user = anExpiredUser()
  const { form, store, world, savedTarget, navigator, say } = await aStore({ user, billing }, 'plan=fleet')
  savedTarget.store('/loads?tab=open')
  expect(store.target).toBe('/loads?tab=open')
  void form().enterCard()
  world.user = aUser({ company: aCompany({ status: 'active' }) })
  expect(await form().submit()).toBe(true)
  expect(navigator.go).toHaveBeenCalledExactlyOnceWith('/', { replace: true })
  expect(say).toHaveBeenCalledWith(
    expect.stringMatching(/^Fleet is now your plan.*Your account is open again\.$/),
  )
})

it('there is no navigation until the account is known to be open again', async () => {
  const { form, savedTarget, navigator } = await aStore({ user: anExpiredUser() }, 'plan=network')
  savedTarget.store('/loads')
  expect(await form().submit()).toBe(true)
  expect(navigator.go).not.toHaveBeenCalled()
  expect(navigator.back).toHaveBeenCalledOnce()
})

it('a page that the user went to while the request was pending is not left', async () => {
  const { form, store, companyBilling, navigator } = await aStore({}, 'plan=network')
  const release = companyBilling.holdNext('changePlan')
  const submitting = form().submit()
  store.open(new URLSearchParams())
  release()
  await submitting
  expect(navigator.back).not.toHaveBeenCalled()
  expect(store.notice).toMatch(/^Network is now your plan/)
})
