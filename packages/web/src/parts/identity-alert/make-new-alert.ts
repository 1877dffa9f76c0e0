import { brandOfUser, type CarrierId, type IdentityAlert } from '@fairhaul/core'
import { IdentityAlertTokens, SearchTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { draftStorage } from '../../stores/draft-storage.ts'
import { AlertReply, type ReplyDeps, storedReply } from './alert-reply.ts'
import { NewAlertStore, storedAlert } from './new-alert-store.ts'

/** The form of an alert, about one carrier or of any. What was typed is kept for each of them. */
export const makeNewAlert = (
  resolve: Resolve,
  carrierId: CarrierId | null,
  sent: (alert: IdentityAlert) => void,
): NewAlertStore => {
  const user = () => resolve(AccountTokens.AccountStore).user
  const store = new NewAlertStore({
    carrierId,
    alerts: resolve(IdentityAlertTokens.IdentityAlerts),
    commodityTypes: resolve(IdentityAlertTokens.CommodityTypes),
    areas: resolve(SearchTokens.Areas),
    site: () => {
      const current = user()
      return current ? brandOfUser(current) : 'main'
    },
    today: () => resolve(BrowserTokens.Clock).today(),
    storage: draftStorage({
      storage: resolve(SearchTokens.SearchCache),
      user,
      key: 'new-alerts',
      subject: String(carrierId ?? 'any'),
      readFields: storedAlert,
    }),
    sent,
  })
  store.begin()
  return store
}

/** A message to an alert. What was typed is kept for each alert, wherever it was typed. */
export const makeReply = (
  resolve: Resolve,
  { alertId, ...deps }: Pick<ReplyDeps, 'alertId' | 'messages' | 'added' | 'outdated'>,
): AlertReply =>
  new AlertReply({
    alertId,
    ...deps,
    storage: draftStorage({
      storage: resolve(SearchTokens.SearchCache),
      user: () => resolve(AccountTokens.AccountStore).user,
      key: 'alert-replies',
      subject: String(alertId),
      readFields: storedReply,
    }),
  })
