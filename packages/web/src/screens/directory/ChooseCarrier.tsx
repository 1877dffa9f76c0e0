import { directoryPath, identifierLabel, placeText, primaryIdentifiers } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { RecentsTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Card } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './DirectoryScreen.module.css'

/** No carrier is chosen yet: what the directory is for, and the recent carriers. */
export const ChooseCarrier = observer(() => {
  const { carriers } = useStore(RecentsTokens.RecentsStore).recents
  return (
    <>
      <EmptyState
        title="Choose a carrier to see who you’re really calling"
        text="Its users and dispatchers, contacts shared by other brokers, and the FMCSA record in one list, so you can see which number is safe to call back."
      />
      {carriers.length > 0 && (
        <Card heading="Recent carriers">
          <ul className={styles['recents']}>
            {carriers.map(carrier => (
              <li key={carrier.id}>
                <Link to={directoryPath({ carrierId: carrier.id })} className={linkClass}>
                  <CarrierNameText name={carrier.legalName} />
                </Link>
                <span className={styles['note']}>
                  {[
                    ...primaryIdentifiers(carrier.identifiers).map(
                      ({ type, value }) => `${identifierLabel(type)} ${value}`,
                    ),
                    placeText(carrier.physicalAddress),
                  ]
                    .filter(text => text !== undefined)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
})
