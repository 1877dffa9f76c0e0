import { readAlertsAddress } from '@fairhaul/core'
import type { ScreenModule } from '../../di/screen.ts'
import { pageSight } from '../../parts/live/page-sight.ts'
import { AlertsScreen } from './AlertsScreen.tsx'
import { AlertsScreenStore } from './alerts-screen-store.ts'

export const screen: ScreenModule<AlertsScreenStore> = {
  Component: AlertsScreen,
  open({ resolve, url }, previous) {
    const store = previous ?? new AlertsScreenStore(resolve, pageSight)
    store.open(readAlertsAddress(url.search))
    return store
  },
  settled: store => store.list.settled(),
  staysMountedFor: ['load', 'carrier'],
}
