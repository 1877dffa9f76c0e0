import {
  type Http,
  httpCarrierDirectory,
  httpCarrierInsights,
  httpCarriers,
  httpCarrierUpdates,
  httpCarrierVerdicts,
  httpCarrierTouches,
  httpCarrierVehicles,
  httpCommodityTypes,
  httpConnections,
  httpEldStatuses,
  httpIdentityAlerts,
  httpInsurancePolicies,
  httpMonitoredCarriers,
  httpMonitoringFeed,
  httpNotes,
  httpRuleOverrides,
  httpRules,
  httpSubscriptions,
  httpVehicleMovements,
  httpVehicles,
  readWorkbook,
} from '@fairhaul/adapters-http'
import { type Carriers, type Clock, userCache } from '@fairhaul/core'
import { browserSearchCache } from '../../../../browser/search-cache.ts'
import { localSafeStorage, sessionSafeStorage } from '../../../../browser/storage.ts'
import { workerComparisons } from '../../../../browser/what-if/worker-comparisons.ts'
import {
  ComparingTokens,
  ConnectionTokens,
  DirectoryTokens,
  IdentityAlertTokens,
  MyCarriersTokens,
  ProfileTokens,
  RulesTokens,
  VehicleTokens,
} from '../../../../di/lazy-tokens.ts'
import { AccountTokens, BrowserTokens, CarriersTokens, RecentsTokens } from '../../../../di/tokens.ts'
import { CarrierDetailsStore } from '../../../../parts/carrier-details-store.ts'
import type { ComparedRecords } from '../../../../parts/comparing/compared-records.ts'
import { isListDraft, listDrafts } from '../../../../stores/list-drafts.ts'
import type { AccountStore } from '../../../../stores/account-store.ts'
import type { Bind } from '../bind.ts'
import { HttpTokens } from '../bind.ts'
import { portBinder } from '../bind-ports.ts'

/** Carriers and their data: connections, directory, alerts, rules and vehicles. */
export const bindModule = (bind: Bind): void => {
  const port = portBinder(bind)
  port(HttpTokens.Carriers, httpCarriers)
  port(CarriersTokens.Subscriptions, httpSubscriptions)
  bind(RecentsTokens.CarrierDetailsStore).toResolvedValue(
    (carriers: Carriers, account: AccountStore, clock: Clock) => {
      const store = new CarrierDetailsStore(carriers, () => account.user, clock.now)
      account.sessionEndEvents.subscribe(() => store.forgetAll())
      return store
    },
    [CarriersTokens.Carriers, AccountTokens.AccountStore, BrowserTokens.Clock],
  )
  bind(ComparingTokens.ComparedRecords).toResolvedValue(
    (http: Http): ComparedRecords => ({
      policies: httpInsurancePolicies(http).listActive,
      insights: httpCarrierInsights(http).ofCarrier,
      areas: httpCarrierTouches(http).historical,
    }),
    [HttpTokens.Http],
  )
  port(ConnectionTokens.Connections, httpConnections)
  port(DirectoryTokens.CarrierDirectory, httpCarrierDirectory)
  port(DirectoryTokens.CarrierInsights, httpCarrierInsights)
  port(IdentityAlertTokens.CommodityTypes, httpCommodityTypes)
  port(IdentityAlertTokens.IdentityAlerts, httpIdentityAlerts)
  port(RulesTokens.CarrierVerdicts, httpCarrierVerdicts)
  port(ProfileTokens.CarrierUpdates, httpCarrierUpdates)
  port(RulesTokens.Rules, httpRules)
  bind(RulesTokens.RuleComparisons).toConstantValue(() => workerComparisons(window))
  port(RulesTokens.Notes, httpNotes)
  port(RulesTokens.RuleOverrides, httpRuleOverrides)
  port(VehicleTokens.Vehicles, httpVehicles)
  port(VehicleTokens.CarrierVehicles, httpCarrierVehicles)
  port(VehicleTokens.VehicleMovements, httpVehicleMovements)
  port(VehicleTokens.EldStatuses, httpEldStatuses)
  port(MyCarriersTokens.MonitoredCarriers, httpMonitoredCarriers)
  port(MyCarriersTokens.MonitoringFeed, httpMonitoringFeed)
  bind(MyCarriersTokens.ReadWorkbook).toConstantValue(readWorkbook)
  bind(MyCarriersTokens.ListDrafts).toResolvedValue(
    (account: AccountStore) => {
      const drafts = listDrafts(
        userCache({
          cache: browserSearchCache(sessionSafeStorage),
          key: 'upload-list',
          user: () => account.user,
          isValue: isListDraft,
        }),
      )
      account.sessionEndEvents.subscribe(() => drafts.clear())
      return drafts
    },
    [AccountTokens.AccountStore],
  )
  bind(MyCarriersTokens.ChangesSeen).toResolvedValue(
    (account: AccountStore) =>
      // In local storage, shared with other tabs; signing out clears it.
      userCache({
        cache: browserSearchCache(localSafeStorage),
        key: 'look',
        user: () => account.user,
        isValue: (it): it is string => typeof it === 'string' && !Number.isNaN(Date.parse(it)),
      }),
    [AccountTokens.AccountStore],
  )
}
