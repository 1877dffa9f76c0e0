import { AccountTokens } from '../../../../di/tokens.ts'
import { ProfileTokens, VehicleTokens } from '../../../../di/lazy-tokens.ts'
import type { ProfilePart } from '../../profile-modules.ts'
import { reloadFacts } from '../../reload-facts.ts'
import { AddCertificateDrawer } from './AddCertificateDrawer.tsx'
import { CertificateFormStore } from '../../../../parts/certificate-form/certificate-form-store.ts'

export const drawer: ProfilePart = {
  Component: AddCertificateDrawer,
  open({ carrierId, profile, resolve }, previous) {
    const store =
      previous instanceof CertificateFormStore
        ? previous
        : new CertificateFormStore({
            carrierId,
            carrier: () => profile.carrier,
            today: () => profile.today,
            user: () => resolve(AccountTokens.AccountStore).user,
            isShort: () => profile.isShort,
            certificates: resolve(ProfileTokens.InsuranceCertificates),
            policies: resolve(ProfileTokens.InsurancePolicies),
            vehicles: resolve(VehicleTokens.CarrierVehicles),
            reader: resolve(ProfileTokens.PaperReader),
            confirmed(text) {
              profile.say(text)
              reloadFacts(profile, ['certificates', 'insurance'])
            },
          })
    store.open()
    return store
  },
}
