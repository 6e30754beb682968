import type { Plan } from './plan.ts'

const contract = 'packages/contract/src'
const modules = 'packages/api/src/modules'

/** The files of a group of the contract; undefined what it does not have yet. */
export interface EndpointFiles {
  definitions: string | undefined
  /** Where most of its calls are served: other modules may serve some of them too. */
  routes: string | undefined
}

/** Finds the files of a group by the contract's list of calls and by what the API's modules serve. */
export function endpointFiles(plan: Plan, group: string): EndpointFiles {
  const listed = new RegExp(`export \\{ ${group} \\} from '\\./([^']+)'`)
  const definitions = listed.exec(plan.read(`${contract}/calls.ts`))?.[1]
  const served = new RegExp(`\\bserve\\(app, (?:endpoints\\.)?${group}\\.`, 'g')
  const [first] = plan
    .list(modules)
    .filter((path) => /[/-]routes\.ts$/.test(path))
    .map((path) => ({ path, calls: [...plan.read(path).matchAll(served)].length }))
    .filter(({ calls }) => calls > 0)
    .toSorted((one, other) => other.calls - one.calls)
  return { definitions: definitions && `${contract}/${definitions}`, routes: first?.path }
}
