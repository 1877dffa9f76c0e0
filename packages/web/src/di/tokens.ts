import type {
  AutomationMarkers,
  Carriers,
  Clock,
  FeatureFlagBoard,
  PageViews,
  SavedTarget,
  Session,
  Subscriptions,
} from '@fairhaul/core'
import type { PageConfiguration } from '../../configuration/configuration.ts'
import type { CarrierDetailsStore } from '../parts/carrier-details-store.ts'
import type { RecentsStore } from '../parts/recents-store.ts'
import type { AccountStore } from '../stores/account-store.ts'
import type { Ahead } from '../stores/ahead.ts'
import type { ColumnChoicesStore } from '../stores/column-choices-store.ts'
import type { ConnectionStore } from '../stores/connection-store.ts'
import type { PlanNoticesStore } from '../stores/plan-notices-store.ts'
import type {
  BrandHosts,
  LastKnownUser,
  FailedCalls,
  IdleMoments,
  MissingCodeErrors,
  Network,
  PageRelease,
  PendingSignInStorage,
  PendingSignOut,
  PersonalStorage,
  PreferenceStorage,
  SessionChannel,
  UnsavedText,
} from '../stores/ports.ts'
import type { PreferencesStore } from '../stores/preferences-store.ts'
import type { RedirectFlagsStore } from '../stores/redirect-flags-store.ts'
import type { SignInStore } from '../stores/sign-in-store.ts'
import type { ToastsStore } from '../stores/toasts-store.ts'
import type { LateParts } from './late-parts.ts'
import type { LazyBindings } from './lazy-bindings.ts'
import type { Navigator } from './navigator.ts'
import { token } from './token.ts'

/** Ports of the browser. */
export const BrowserTokens = {
  AutomationMarkers: token<AutomationMarkers>('AutomationMarkers'),
  BrandHosts: token<BrandHosts>('BrandHosts'),
  Clock: token<Clock>('Clock'),
  LastKnownUser: token<LastKnownUser>('LastKnownUser'),
  FailedCalls: token<FailedCalls>('FailedCalls'),
  IdleMoments: token<IdleMoments>('IdleMoments'),
  MissingCodeErrors: token<MissingCodeErrors>('MissingCodeErrors'),
  Navigator: token<Navigator>('Navigator'),
  PageConfiguration: token<PageConfiguration>('PageConfiguration'),
  Network: token<Network>('Network'),
  PageRelease: token<PageRelease>('PageRelease'),
  PageViews: token<PageViews>('PageViews'),
  PendingSignInStorage: token<PendingSignInStorage>('PendingSignInStorage'),
  PersonalStorage: token<PersonalStorage>('PersonalStorage'),
  PreferenceStorage: token<PreferenceStorage>('PreferenceStorage'),
  SavedTarget: token<SavedTarget>('SavedTarget'),
  PendingSignOut: token<PendingSignOut>('PendingSignOut'),
  SessionChannel: token<SessionChannel>('SessionChannel'),
  UnsavedText: token<UnsavedText>('UnsavedText'),
}

/** The session, the signed-in user and their flags. */
export const AccountTokens = {
  Session: token<Session>('Session'),
  FeatureFlagBoard: token<FeatureFlagBoard>('FeatureFlagBoard'),
  AccountStore: token<AccountStore>('AccountStore'),
  SignInStore: token<SignInStore>('SignInStore'),
}

/** Stores that the shell shares with the screens. */
export const ShellTokens = {
  Ahead: token<Ahead>('Ahead'),
  ColumnChoicesStore: token<ColumnChoicesStore>('ColumnChoicesStore'),
  ConnectionStore: token<ConnectionStore>('ConnectionStore'),
  PlanNoticesStore: token<PlanNoticesStore>('PlanNoticesStore'),
  PreferencesStore: token<PreferencesStore>('PreferencesStore'),
  RedirectFlagsStore: token<RedirectFlagsStore>('RedirectFlagsStore'),
  ToastsStore: token<ToastsStore>('ToastsStore'),
}

/** Recently opened searches and carriers. */
export const RecentsTokens = {
  RecentsStore: token<RecentsStore>('RecentsStore'),
  CarrierDetailsStore: token<CarrierDetailsStore>('CarrierDetailsStore'),
}

/** Code that loads after the first screen. */
export const ServiceTokens = {
  LazyBindings: token<LazyBindings>('LazyBindings'),
  LateParts: token<LateParts>('LateParts'),
}

/** Carriers and the company's monitoring of them. */
export const CarriersTokens = {
  Carriers: token<Carriers>('Carriers'),
  Subscriptions: token<Subscriptions>('Subscriptions'),
}
