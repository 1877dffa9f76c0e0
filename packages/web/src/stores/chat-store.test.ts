import { aUser, fakeChat, fakeClock, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ChatStore, OPEN_PATIENCE_MS } from './chat-store.ts'

const dana = aUser({ chatVerificationHash: 'c0ffee' })
const ben = aUser({ id: id(2), firstName: 'Ben', chatVerificationHash: 'beef' })

const setup = (hasChat = true) => {
  const chat = fakeChat()
  const clock = fakeClock()
  const store = new ChatStore({ chat, hasChat, clock })
  return { chat, clock, store, reportedKinds: () => chat.reported.map(({ kind }) => kind) }
}

it('the chat starts at sign-in, is updated with the user, and shuts down at sign-out', () => {
  const { store, reportedKinds } = setup()
  store.follow(null)
  store.follow(dana)
  store.follow({ ...dana, firstName: 'D.' })
  store.exit()
  store.follow(null)
  expect(reportedKinds()).toEqual(['start', 'update', 'shut-down'])
  expect(store.isOpen).toBe(false)
})

it('the chat shuts down before it starts for another person', () => {
  const { store, chat } = setup()
  store.follow(dana)
  store.follow(ben)
  expect(chat.reported.map(effect => ('person' in effect ? effect.person.userId : effect.kind))).toEqual([
    1,
    'shut-down',
    2,
  ])
})

it.each([
  ['where the portal has none', false, dana],
  ['without a hash of the server', true, aUser({ chatVerificationHash: null })],
  ['without a person', true, null],
])('the chat is not started %s, and its events are skipped', (_, hasChat, user) => {
  const { store, chat } = setup(hasChat)
  store.follow(user)
  store.report('home')
  expect([chat.reported, store.isOpen]).toEqual([[], false])
})

it('the chat receives events only while it is started, and none from before', () => {
  const { store, chat } = setup()
  store.report('login')
  store.follow(dana)
  store.report('home')
  expect(chat.reported.slice(1)).toEqual([{ kind: 'event', name: 'home' }])
})

it('the chat shows how many messages are unread, and none after the person has left', () => {
  const { store, chat } = setup()
  store.follow(dana)
  chat.receive(3)
  expect(store.unread).toBe(3)
  store.exit()
  expect(store.unread).toBe(0)
})

it('showing the chat resolves to whether it opened', async () => {
  const { store, chat } = setup()
  store.follow(dana)
  await expect(store.show()).resolves.toBe(true)
  expect(store.opening).toBe('idle')
  chat.block()
  await expect(store.show()).resolves.toBe(false)
  expect(store.opening).toBe('failed')
})

it('opening the chat waits for its time limit and no longer', async () => {
  const { store, chat, clock } = setup()
  store.follow(dana)
  chat.show = () => new Promise(() => {})
  const shown = store.show()
  expect(store.opening).toBe('under-way')
  clock.advance(OPEN_PATIENCE_MS)
  await expect(shown).resolves.toBe(false)
  expect(store.opening).toBe('failed')
})
