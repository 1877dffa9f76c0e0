import {
  type CarrierAgreement,
  CONTRACT_FILE_KINDS,
  type Contract,
  nameText,
  type PacketTaxForm,
  TAX_FORM_FILE_KINDS,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { FileLink } from '../../../../ui/FileLink.tsx'
import { Card } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import { dayText } from '../../../../parts/day-text.ts'
import type { Onboarding } from '../../../../parts/connection/onboarding-of.ts'
import { WithConnections } from '../WithConnections.tsx'
import styles from './AgreementsSection.module.css'
import type { AgreementsStore } from './agreements-store.ts'
import { UploadForm } from './UploadForm.tsx'

/** The agreements with the carrier, the current contract, its tax forms, and redlined uploads for its packet. */
export const AgreementsSection = observer(({ id, name }: ProfilePartProps) => {
  const store = useScreenStore<AgreementsStore>()
  return (
    <Card id={id} heading={name}>
      <WithConnections>
        <section aria-label="Agreements" className={styles['part']}>
          <Loaded query={store.agreements} what="the agreements">
            {() =>
              store.displayed.length === 0 ? (
                <p className={styles['none']}>No agreement with this carrier yet.</p>
              ) : (
                <ul className={styles['rows']} aria-label="Agreements, newest first">
                  {store.displayed.map(each => (
                    <Agreement key={each.id} agreement={each} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
        <div className={styles['columns']}>
          <section aria-label="Current contract" className={styles['part']}>
            <h3>Your current contract</h3>
            <Loaded query={store.contract} what="your contract" lines={2}>
              {(contract: Contract | null) => <CurrentContract contract={contract} />}
            </Loaded>
            <ContractUpload store={store} />
          </section>
          <section aria-label="Tax forms" className={styles['part']}>
            <h3>Tax forms</h3>
            <Loaded query={store.onboarding} what="the tax forms" lines={2}>
              {({ packet }: Onboarding) => <TaxFormList forms={packet?.taxForms ?? []} />}
            </Loaded>
            <TaxFormUpload store={store} />
          </section>
        </div>
      </WithConnections>
    </Card>
  )
})

const Agreement = ({ agreement }: { readonly agreement: CarrierAgreement }) => {
  const { contractName, isBrokerUploaded, status, createdAt, file } = agreement
  return (
    <li>
      <Badge tone={status === 'signed' ? 'brand' : 'neutral'} icon={null}>
        {status === null ? 'On record' : nameText(status)}
      </Badge>
      <span className={styles['row']}>
        <strong>{contractName}</strong>
        <span className={styles['note']}>
          {isBrokerUploaded ? 'Uploaded by your company' : 'From the packet'}
          {createdAt !== null && `, ${dayText(createdAt)}`}
        </span>
      </span>
      <span className={styles['file']}>{file === null ? 'No file' : <FileLink file={file} />}</span>
    </li>
  )
}

const CurrentContract = ({ contract }: { readonly contract: Contract | null }) =>
  contract === null ? (
    <p className={styles['none']}>Your company has no contract for carriers.</p>
  ) : (
    <p>
      {contract.name}
      {contract.file === null ? (
        <span className={styles['note']}> No file</span>
      ) : (
        <>
          {': '}
          <FileLink file={contract.file} />
        </>
      )}
    </p>
  )

const TaxFormList = ({ forms }: { readonly forms: readonly PacketTaxForm[] }) =>
  forms.length === 0 ? (
    <p className={styles['none']}>No tax form in the packet yet.</p>
  ) : (
    <ul className={styles['forms']}>
      {forms.map(({ id, name, status, file }) => (
        <li key={id}>
          {`${name}, ${nameText(status).toLowerCase()}: `}
          <FileLink file={file} />
        </li>
      ))}
    </ul>
  )

const ContractUpload = observer(({ store }: { readonly store: AgreementsStore }) => {
  if (!store.mayUpload || store.contract.value == null || store.onboarding.value === undefined) return null
  return store.packet === null ? (
    <p className={styles['note']}>A redlined version can be uploaded once a packet has been sent.</p>
  ) : (
    <UploadForm
      upload={store.contractUpload}
      label="Redlined contract"
      description="PDF or Word, up to 10 MB. It goes into the carrier’s packet."
      kinds={CONTRACT_FILE_KINDS}
      submitLabel="Send contract"
    />
  )
})

const TaxFormUpload = observer(({ store }: { readonly store: AgreementsStore }) =>
  !store.mayUpload || store.taxForm === null ? null : (
    <UploadForm
      upload={store.taxFormUpload}
      label={`Redlined ${store.taxForm.name}`}
      description="PDF, JPEG, or PNG, up to 10 MB."
      kinds={TAX_FORM_FILE_KINDS}
      submitLabel="Send tax form"
    />
  ),
)
