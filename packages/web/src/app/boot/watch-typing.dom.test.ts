import { aUser } from '@fairhaul/testkit'
import { observable, runInAction } from 'mobx'
import { expect, it, vi } from 'vitest'
import type { AccountStore } from '../../stores/account-store.ts'
import type { TypedDrafts } from '../../stores/ports.ts'
import { SessionEndEvents } from '../../stores/session-end-events.ts'
import type { Shown } from '../navigation/shown.ts'
import { watchTyping } from './watch-typing.ts'

const dana = aUser()

const setUp = () => {
  const sessionEndEvents = new SessionEndEvents()
  const account = observable<Pick<AccountStore, 'user' | 'sessionEndEvents'>>(
    { user: dana, sessionEndEvents },
    { sessionEndEvents: false },
  )
  const drafts = {
    keep: vi.fn<TypedDrafts['keep']>(),
    restoreFor: vi.fn<TypedDrafts['restoreFor']>(),
    isTyping: vi.fn<TypedDrafts['isTyping']>(() => true),
  }
  const page = Object.assign(new EventTarget(), {
    location: { pathname: '/broker/carriers/7', search: '?open=override' },
  })
  let [path, call] = ['/carriers/7', () => {}]
  watchTyping({
    account,
    page,
    drafts,
    router: {
      shown: () => ({ path }) as Shown,
      subscribe: each => {
        call = each
        return () => {}
      },
    },
  })
  const go = (pathname: string, search = '') => {
    page.location = { pathname, search }
    path = pathname.replace('/broker', '')
    call()
  }
  const signInAs = (user: AccountStore['user']) => runInAction(() => void (account.user = user))
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  return { sessionEndEvents, drafts, page, go, signInAs, leave }
}

it('text is kept when the session ends by itself, and for no other end of it', () => {
  const { sessionEndEvents, drafts } = setUp()
  sessionEndEvents.publish(dana, 'signed-out')
  sessionEndEvents.publish(dana, 'signed-out-elsewhere')
  sessionEndEvents.publish(dana, 'someone-else')
  expect(drafts.keep).not.toHaveBeenCalled()
  sessionEndEvents.publish(dana, 'session-ended')
  expect(drafts.keep).toHaveBeenCalledExactlyOnceWith(dana.id)
})

it('it is typed again for the one who signs in', () => {
  const { drafts, signInAs } = setUp()
  expect(drafts.restoreFor).toHaveBeenLastCalledWith(dana.id)
  signInAs(null)
  const robin = aUser({ id: dana.id + 1 } as never)
  signInAs(robin)
  expect(drafts.restoreFor).toHaveBeenLastCalledWith(robin.id)
})

it('leaving a screen keeps the text of its address; another address of the same screen does not', () => {
  const { drafts, go } = setUp()
  go('/broker/carriers/7')
  expect(drafts.keep).not.toHaveBeenCalled()
  go('/broker/loads')
  expect(drafts.keep).toHaveBeenCalledExactlyOnceWith(dana.id, '/broker/carriers/7')
})

it('leaving the page keeps it too, and is confirmed while something is typed', () => {
  const { drafts, page, leave } = setUp()
  page.dispatchEvent(new Event('pagehide'))
  expect(drafts.keep).toHaveBeenCalledExactlyOnceWith(dana.id)
  expect(leave()).toBe(true)
  drafts.isTyping.mockReturnValue(false)
  expect(leave()).toBe(false)
})

it('nothing is kept, and leaving is not confirmed, for no one and for another person', () => {
  const { drafts, page, go, signInAs, leave } = setUp()
  signInAs(null)
  page.dispatchEvent(new Event('pagehide'))
  go('/broker/login')
  expect(drafts.keep).not.toHaveBeenCalled()
  expect(leave()).toBe(false)
})

it('what was typed to sign up is not kept once the person has their company', () => {
  const { drafts, go, page } = setUp()
  go('/broker/sign-up/details')
  drafts.keep.mockClear()
  page.dispatchEvent(new Event('pagehide'))
  go('/broker/carriers/2')
  expect(drafts.keep).not.toHaveBeenCalled()
})
