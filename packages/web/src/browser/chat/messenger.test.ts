import type { ChatEffect, ChatPerson } from '@fairhaul/core'
import { aChatPerson, id } from '@fairhaul/testkit'
import { chatContract } from '@fairhaul/testkit/contracts'
import { describe, expect, it, vi } from 'vitest'
import { chatSettings } from './chat-settings.ts'
import { KEPT_EVENTS_MAX, type Messenger, messengerChat } from './messenger.ts'

const settled = () => new Promise<void>(resolve => setTimeout(resolve))
const person = aChatPerson()
const other = aChatPerson({ userId: id(2), name: 'Ben Ortiz' })

/** A page, and the script that puts the messenger into it when it is let come. */
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

/** What the messenger was told, in the words of the contract. */
const readBack = (calls: readonly (readonly [string, ...unknown[]])[], people: readonly ChatPerson[]) => {
  const of = (settings: unknown) =>
    people.find(each => JSON.stringify(chatSettings('app1', each)) === JSON.stringify(settings))
  return calls.flatMap(([name, given]): ChatEffect[] => {
    if (name === 'shutdown') return [{ kind: 'shut-down' }]
    if (name === 'trackEvent') return [{ kind: 'event', name: given as string }]
    if (name !== 'boot' && name !== 'update') return []
    const found = of(given)
    if (found === undefined) throw new Error('The messenger was told of nobody known')
    return [{ kind: name === 'boot' ? 'start' : 'update', person: found }]
  })
}

chatContract(async () => {
  const { chat, calls, receive } = aPage()
  // The messenger has come for somebody else before: from then on everything is told at once.
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
    told: () => readBack(calls.slice(begun), people),
    timesShown: () => calls.filter(([name]) => name === 'show').length,
  }
})

describe('before the messenger has come', () => {
  it('its script is not asked for until there is somebody, and then once', async () => {
    const { chat, addresses } = aPage()
    chat.trackEvent({ name: 'home' })
    expect(addresses).toEqual([])
    chat.start(person)
    chat.update(person)
    await settled()
    expect(addresses).toEqual(['https://widget.intercom.io/widget/app1'])
  })

  it('what the person did is kept, as far as there is room', async () => {
    const { chat, calls } = aPage()
    chat.start(person)
    for (let at = 0; at <= KEPT_EVENTS_MAX; at += 1) chat.trackEvent({ name: `event-${at}` })
    await settled()
    const events = calls.filter(([name]) => name === 'trackEvent')
    expect(events).toHaveLength(KEPT_EVENTS_MAX)
    expect(events[0]).toEqual(['trackEvent', 'event-0'])
  })

  it('their latest news are what it is started with', async () => {
    const { chat, calls } = aPage()
    chat.start(person)
    chat.update({ ...person, name: 'Dana R. Reyes' })
    await settled()
    expect(calls[0]).toEqual(['boot', expect.objectContaining({ name: 'Dana R. Reyes' })])
  })

  it('a person who leaves is never told to it', async () => {
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

  it('the next person is told alone', async () => {
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

describe('a script that is blocked', () => {
  it('breaks nothing, and says that the chat is not open', async () => {
    const { chat, calls } = aPage(() => true)
    chat.start(person)
    await settled()
    chat.trackEvent({ name: 'home' })
    await expect(chat.show()).resolves.toBe(false)
    chat.shutDown()
    expect(calls).toEqual([])
  })

  it('is asked for again when somebody opens the chat', async () => {
    let isBlocked = true
    const { chat, addresses, names } = aPage(() => isBlocked)
    chat.start(person)
    await settled()
    isBlocked = false
    await expect(chat.show()).resolves.toBe(true)
    expect([addresses.length, names()]).toEqual([2, ['boot', 'show']])
  })
})

it('a chat that comes when its person has gone is not opened for them', async () => {
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

it('what is unread of somebody who has left is not said', async () => {
  const { chat, receive } = aPage()
  const heard = vi.fn<(count: number) => void>()
  chat.start(person)
  await settled()
  chat.shutDown()
  chat.onUnread(heard)
  receive(4)
  expect(heard).not.toHaveBeenCalled()
})
