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

/** Carriers and their data: connections, directory, alerts, rules and vehicles. */
export const bindModule = (bind: Bind): void => {
  bind(HttpTokens.Carriers).toResolvedValue((http: Http) => httpCarriers(http), [HttpTokens.Http])
  bind(CarriersTokens.Subscriptions).toResolvedValue(
    (http: Http) => httpSubscriptions(http),
    [HttpTokens.Http],
  )
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
  bind(ConnectionTokens.Connections).toResolvedValue((http: Http) => httpConnections(http), [HttpTokens.Http])
  bind(DirectoryTokens.CarrierDirectory).toResolvedValue(
    (http: Http) => httpCarrierDirectory(http),
    [HttpTokens.Http],
  )
  bind(DirectoryTokens.CarrierInsights).toResolvedValue(
    (http: Http) => httpCarrierInsights(http),
    [HttpTokens.Http],
  )
  bind(IdentityAlertTokens.CommodityTypes).toResolvedValue(
    (http: Http) => httpCommodityTypes(http),
    [HttpTokens.Http],
  )
  bind(IdentityAlertTokens.IdentityAlerts).toResolvedValue(
    (http: Http) => httpIdentityAlerts(http),
    [HttpTokens.Http],
  )
  bind(RulesTokens.CarrierVerdicts).toResolvedValue(
    (http: Http) => httpCarrierVerdicts(http),
    [HttpTokens.Http],
  )
  bind(ProfileTokens.CarrierUpdates).toResolvedValue(
    (http: Http) => httpCarrierUpdates(http),
    [HttpTokens.Http],
  )
  bind(RulesTokens.Rules).toResolvedValue((http: Http) => httpRules(http), [HttpTokens.Http])
  bind(RulesTokens.RuleComparisons).toConstantValue(() => workerComparisons(window))
  bind(RulesTokens.Notes).toResolvedValue((http: Http) => httpNotes(http), [HttpTokens.Http])
  bind(RulesTokens.RuleOverrides).toResolvedValue((http: Http) => httpRuleOverrides(http), [HttpTokens.Http])
  bind(VehicleTokens.Vehicles).toResolvedValue((http: Http) => httpVehicles(http), [HttpTokens.Http])
  bind(VehicleTokens.CarrierVehicles).toResolvedValue(
    (http: Http) => httpCarrierVehicles(http),
    [HttpTokens.Http],
  )
  bind(VehicleTokens.VehicleMovements).toResolvedValue(
    (http: Http) => httpVehicleMovements(http),
    [HttpTokens.Http],
  )
  bind(VehicleTokens.EldStatuses).toResolvedValue((http: Http) => httpEldStatuses(http), [HttpTokens.Http])
  bind(MyCarriersTokens.MonitoredCarriers).toResolvedValue(
    (http: Http) => httpMonitoredCarriers(http),
    [HttpTokens.Http],
  )
  bind(MyCarriersTokens.MonitoringFeed).toResolvedValue(
    (http: Http) => httpMonitoringFeed(http),
    [HttpTokens.Http],
  )
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
