import { openDatabase } from '../../database/open-database.ts'
import { schemaPage } from '../../database/schema-page.ts'
import { ROUTES } from '../routes/index.ts'
import { authorisationPage, openApiDocument } from './document.ts'

/** Prints the OpenAPI document, the page of who may make which call and that of the schema, as JSON: pages by their path in docs. */
const database = await openDatabase({ memory: true })
console.log(
  JSON.stringify({
    'openapi.json': `${JSON.stringify(openApiDocument(ROUTES), null, 1)}\n`,
    'monitor-api/authorisation.md': authorisationPage(ROUTES),
    'monitor-schema.md': await schemaPage(database.db),
  }),
)
await database.close()
