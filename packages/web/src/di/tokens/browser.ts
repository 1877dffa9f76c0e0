import type { AutomationMarkers, Clock, PageViews, SavedTarget } from '@fairhaul/core'
import type { BrandHosts } from '../../stores/ports/brand-hosts.ts'
import type { LastKnownUser } from '../../stores/ports/last-known-user.ts'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import type { MissingCodeErrors } from '../../stores/ports/missing-code-errors.ts'
import type { Network } from '../../stores/ports/network.ts'
import type { PageRelease } from '../../stores/ports/page-release.ts'
import type { PendingSignInStorage } from '../../stores/ports/pending-sign-in-storage.ts'
import type { PersonalStorage } from '../../stores/ports/personal-storage.ts'
import type { PreferenceStorage } from '../../stores/ports/preference-storage.ts'
import type { PendingSignOut } from '../../stores/ports/pending-sign-out.ts'
import type { SessionChannel } from '../../stores/ports/session-channel.ts'
import type { UnsavedText } from '../../stores/ports/unsaved-text.ts'
import type { Navigator } from '../navigator.ts'
import { token } from '../token.ts'

/** What the browser keeps or does. */
export const BrowserTokens = {
  AutomationMarkers: token<AutomationMarkers>('AutomationMarkers'),
  BrandHosts: token<BrandHosts>('BrandHosts'),
  Clock: token<Clock>('Clock'),
  LastKnownUser: token<LastKnownUser>('LastKnownUser'),
  MissingCodeErrors: token<MissingCodeErrors>('MissingCodeErrors'),
  Navigator: token<Navigator>('Navigator'),
  PageConfiguration: token<PageConfiguration>('PageConfiguration'),
  Network: token<Network>('Network'),
  PageRelease: token<PageRelease>('PageRelease'),
  PageViews: token<PageViews>('PageViews'),
  PendingSignInStorage: token<PendingSignInStorage>('PendingSignInShelf'),
  PersonalStorage: token<PersonalStorage>('PersonalStorage'),
  PreferenceStorage: token<PreferenceStorage>('PreferenceShelf'),
  SavedTarget: token<SavedTarget>('SavedTarget'),
  PendingSignOut: token<PendingSignOut>('OwedSignOut'),
  SessionChannel: token<SessionChannel>('PersonWire'),
  UnsavedText: token<UnsavedText>('UnsavedText'),
}
