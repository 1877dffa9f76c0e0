import { seesFullCarrierProfile } from '@fairhaul/core'
import { MyCarriersTokens, ProfileTokens, VehicleTokens } from '../../di/lazy-tokens.ts'
import type { ScreenModule } from '../../di/screen.ts'
import { AccountTokens, BrowserTokens, RecentsTokens, ShellTokens } from '../../di/tokens.ts'
import { UploadCertificatesScreen } from './UploadCertificatesScreen.tsx'
import { UploadCertificatesStore } from './upload-certificates-store.ts'

export const screen: ScreenModule<UploadCertificatesStore> = {
  Component: UploadCertificatesScreen,
  open({ resolve }, previous) {
    const account = resolve(AccountTokens.AccountStore)
    const user = () => account.user
    return (
      previous ??
      new UploadCertificatesStore({
        user,
        today: resolve(BrowserTokens.Clock).today,
        isShort: () => account.user != null && !seesFullCarrierProfile(account.user),
        carriers: resolve(MyCarriersTokens.MonitoredCarriers),
        details: resolve(RecentsTokens.CarrierDetailsStore),
        certificates: resolve(ProfileTokens.InsuranceCertificates),
        policies: resolve(ProfileTokens.InsurancePolicies),
        vehicles: resolve(VehicleTokens.CarrierVehicles),
        reader: resolve(ProfileTokens.PaperReader),
        say: text => resolve(ShellTokens.ToastsStore).show(text, 'success'),
      })
    )
  },
  staysMountedFor: ['carrier'],
}
