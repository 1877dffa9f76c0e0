import {
  type AssessmentTab,
  ASSESSMENT_TABS,
  done,
  minePath,
  readMineAddress,
  type BucketCounts,
} from '@fairhaul/core'
import { ConnectionTokens, MyCarriersTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, CarriersTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { carrierFile, selectedCarriersFile } from '../../parts/export/carrier-files.ts'
import { ownCarriersSight } from '../../parts/own-carriers/own-carriers-sight.ts'
import { OwnCarriersStore } from '../../parts/own-carriers/own-carriers-store.ts'
import { MineScreen } from './MineScreen.tsx'
import { MONITORED_ROWS, type MonitoredList, type MonitoredRow, monitoredRow } from './monitored-row.ts'

const byTab = (counts: BucketCounts): Readonly<Record<AssessmentTab, number>> => ({
  passing: counts.pass,
  'partially-passing': counts.partial_pass,
  failed: counts.fail,
  incomplete: counts.incomplete,
})

export const screen: ScreenModule<MonitoredList> = {
  Component: MineScreen,
  open({ resolve, url }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const address = readMineAddress(url.search, account.user?.paywall.canRule === true)
    const monitored = resolve(MyCarriersTokens.MonitoredCarriers)
    const store =
      previous ??
      new OwnCarriersStore<MonitoredRow, AssessmentTab>(
        {
          list: async ({ tab, ...params }, signal) => {
            const answer = await monitored.list({ bucket: ASSESSMENT_TABS[tab].bucket, ...params }, signal)
            return answer.ok ? done({ ...answer.value, items: answer.value.items.map(monitoredRow) }) : answer
          },
          count: async (params, signal) => {
            const answer = await monitored.countBuckets(params, signal)
            return answer.ok ? done(byTab(answer.value)) : answer
          },
          pathOf: minePath,
          subscriptions: resolve(CarriersTokens.Subscriptions),
          connections: resolve(ConnectionTokens.Connections),
          feed: resolve(MyCarriersTokens.MonitoringFeed),
          issuerId: () => account.user?.company?.id,
          ...MONITORED_ROWS,
          details: resolve(RecentsTokens.CarrierDetailsStore),
          files: own => ({
            selected: selectedCarriersFile(resolve, own.selection),
            whole: carrierFile(resolve, {
              gather: (signal, report) => own.everything(signal, report),
              listName: () => 'my carriers',
              list: 'monitored_carriers',
            }),
          }),
          live: ownCarriersSight(resolve),
          whenIdle: resolve(ShellTokens.Ahead).idle,
        },
        address,
      )
    store.open(address)
    return store
  },
  settled: store => store.settled(),
  staysMountedFor: ['carrier'],
}
