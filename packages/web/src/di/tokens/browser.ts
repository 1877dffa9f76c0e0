import type { AutomationMarkers, Clock, PageViews, SavedTarget } from '@fairhaul/core'
import type { BrandHosts } from '../../stores/ports/brand-hosts.ts'
import type { LastKnownUser } from '../../stores/ports/last-known-user.ts'
import type { PageConfiguration } from '../../../configuration/configuration.ts'
import type { MissingCodeErrors } from '../../stores/ports/missing-code-errors.ts'
import type { Network } from '../../stores/ports/network.ts'
import type { PageRelease } from '../../stores/ports/page-release.ts'
import type { PendingSignInShelf } from '../../stores/ports/pending-sign-in-shelf.ts'
import type { PersonalStorage } from '../../stores/ports/personal-storage.ts'
import type { PreferenceShelf } from '../../stores/ports/preference-shelf.ts'
import type { OwedSignOut } from '../../stores/ports/owed-sign-out.ts'
import type { PersonWire } from '../../stores/ports/person-wire.ts'
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
  PendingSignInShelf: token<PendingSignInShelf>('PendingSignInShelf'),
  PersonalStorage: token<PersonalStorage>('PersonalStorage'),
  PreferenceShelf: token<PreferenceShelf>('PreferenceShelf'),
  SavedTarget: token<SavedTarget>('SavedTarget'),
  OwedSignOut: token<OwedSignOut>('OwedSignOut'),
  PersonWire: token<PersonWire>('PersonWire'),
  UnsavedText: token<UnsavedText>('UnsavedText'),
}
