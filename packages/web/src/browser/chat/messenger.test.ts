import type { ChatEffect, ChatPerson } from '@fairhaul/core'
import { aChatPerson, id } from '@fairhaul/testkit'
import { chatContract } from '@fairhaul/testkit/contracts'
import { describe, expect, it, vi } from 'vitest'
import { chatSettings } from './chat-settings.ts'
import { BUFFERED_EVENTS_MAX, type Messenger, messengerChat } from './messenger.ts'

const settled = () => new Promise<void>(resolve => setTimeout(resolve))
const person = aChatPerson()
const other = aChatPerson({ userId: id(2), name: 'Ben Ortiz' })

/** A page with a fake loader: `load` inserts the messenger's script. */
const aPage = (isBlocked = () => false) => {
  const page = {} as Window
  const calls: [string, ...unknown[]][] = []
  const hearers: ((count: number) => void)[] = []
  const addresses: string[] = []
  let come = () => {}
  let isHeld = false
  const install = () => {
    const messenger: Messenger = (command, ...rest) => {
      calls.push([command, ...rest])
      const [subscribe] = rest
      if (command === 'onUnreadCountChange') hearers.push(subscribe as (count: number) => void)
    }
    page.Intercom = messenger
  }
  const load = async (address: string) => {
    addresses.push(address)
    if (isHeld) await new Promise<void>(resolve => void (come = resolve))
    if (isBlocked()) throw new Error('blocked')
    install()
  }
  return {
    calls,
    addresses,
    chat: messengerChat({ page, appId: 'app1', load }),
    hold: () => {
      isHeld = true
    },
    let: () => come(),
    receive: (count: number) => {
      for (const subscribe of hearers) subscribe(count)
    },
    names: () => calls.map(([name]) => name).filter(name => name !== 'onUnreadCountChange'),
  }
}

/** The calls to the messenger, in terms of the contract. */
const readBack = (calls: readonly (readonly [string, ...unknown[]])[], people: readonly ChatPerson[]) => {
  const of = (settings: unknown) =>
    people.find(each => JSON.stringify(chatSettings('app1', each)) === JSON.stringify(settings))
  return calls.flatMap(([name, given]): ChatEffect[] => {
    if (name === 'shutdown') return [{ kind: 'shut-down' }]
    if (name === 'trackEvent') return [{ kind: 'event', name: given as string }]
    if (name !== 'boot' && name !== 'update') return []
    const found = of(given)
    if (found === undefined) throw new Error('The messenger got no known person')
    return [{ kind: name === 'boot' ? 'start' : 'update', person: found }]
  })
}

chatContract(async () => {
  const { chat, calls, receive } = aPage()
  // The messenger was loaded for an earlier user: from then on each call is sent at once.
  chat.start(aChatPerson({ userId: id(99) }))
  await settled()
  chat.shutDown()
  const begun = calls.length
  const people = [person, other, { ...person, name: 'Dana R. Reyes' }]
  return {
    chat,
    person,
    other,
    receive,
    reportedEffects: () => readBack(calls.slice(begun), people),
    timesShown: () => calls.filter(([name]) => name === 'show').length,
  }
})

describe('before the messenger has loaded', () => {
  it('the messenger script is not requested until a user signs in, and then once', async () => {
    const { chat, addresses } = aPage()
    chat.trackEvent({ name: 'home' })
    expect(addresses).toEqual([])
    chat.start(person)
    chat.update(person)
    await settled()
    expect(addresses).toEqual(['https://widget.intercom.io/widget/app1'])
  })

  it('events are buffered until the messenger has loaded, up to a limit', async () => {
    const { chat, calls } = aPage()
    chat.start(person)
    for (let at = 0; at <= BUFFERED_EVENTS_MAX; at += 1) chat.trackEvent({ name: `event-${at}` })
    await settled()
    const events = calls.filter(([name]) => name === 'trackEvent')
    expect(events).toHaveLength(BUFFERED_EVENTS_MAX)
    expect(events[0]).toEqual(['trackEvent', 'event-0'])
  })

  it('the messenger starts with the latest data of the user', async () => {
    const { chat, calls } = aPage()
    chat.start(person)
    chat.update({ ...person, name: 'Dana R. Reyes' })
    await settled()
    expect(calls[0]).toEqual(['boot', expect.objectContaining({ name: 'Dana R. Reyes' })])
  })

  it('a user who signs out before the messenger loads is never sent to it', async () => {
    const page = aPage()
    page.hold()
    page.chat.start(person)
    page.chat.trackEvent({ name: 'home' })
    await settled()
    page.chat.shutDown()
    page.let()
    await settled()
    expect(page.calls).toEqual([])
  })

  it('only the next user is sent after a sign-out', async () => {
    const page = aPage()
    page.hold()
    page.chat.start(person)
    page.chat.trackEvent({ name: 'home' })
    await settled()
    page.chat.start(other)
    page.let()
    await settled()
    expect(page.names()).toEqual(['boot'])
    expect(page.calls[0]?.[1]).toMatchObject({ user_id: '2' })
  })
})

describe('a blocked script', () => {
  it('a blocked messenger script breaks nothing, and the chat reports that it is not open', async () => {
    const { chat, calls } = aPage(() => true)
    chat.start(person)
    await settled()
    chat.trackEvent({ name: 'home' })
    await expect(chat.show()).resolves.toBe(false)
    chat.shutDown()
    expect(calls).toEqual([])
  })

  it('a blocked messenger script is requested again when a user opens the chat', async () => {
    let isBlocked = true
    const { chat, addresses, names } = aPage(() => isBlocked)
    chat.start(person)
    await settled()
    isBlocked = false
    await expect(chat.show()).resolves.toBe(true)
    expect([addresses.length, names()]).toEqual([2, ['boot', 'show']])
  })
})

it('a chat that loads after its user signed out is not opened', async () => {
  const page = aPage()
  page.hold()
  page.chat.start(person)
  const shown = page.chat.show()
  await settled()
  page.chat.start(other)
  page.let()
  await expect(shown).resolves.toBe(false)
  expect(page.names()).not.toContain('show')
})

it('the unread count of a signed-out user is not published', async () => {
  const { chat, receive } = aPage()
  const listener = vi.fn<(count: number) => void>()
  chat.start(person)
  await settled()
  chat.shutDown()
  chat.onUnread(listener)
  receive(4)
  expect(listener).not.toHaveBeenCalled()
})
