import { Printer } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'

/** Prints the page. `isDisabled`: the page is still loading. */
export const PrintButton = ({ isDisabled = false }: { readonly isDisabled?: boolean }) => (
  <Button icon={<Printer />} disabled={isDisabled} onClick={() => window.print()}>
    Print
  </Button>
)
