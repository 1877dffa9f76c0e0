import { observer } from 'mobx-react-lite'
import { ServiceTokens } from '../../di/tokens/services.ts'
import { useStore } from '../../di/use-store.ts'

/** Where the way to support stands once it has come. */
export const SupportPlace = observer(() => {
  const { Support } = useStore(ServiceTokens.LateParts)
  return Support === undefined ? null : <Support />
})
