import { type ContactWindow, contactWindow } from '@fairhaul/core'
import type { Resolve } from '../di/token.ts'
import { AccountTokens, BrowserTokens } from '../di/tokens.ts'
import { useResolve } from '../di/use-store.ts'

/** How long the user's company wants a contact on record, today. */
export const contactWindowOf = (resolve: Resolve): ContactWindow =>
  contactWindow(resolve(AccountTokens.AccountStore).user?.company, resolve(BrowserTokens.Clock).today())

/** The same in a part. */
export const useContactWindow = (): ContactWindow => contactWindowOf(useResolve())
