export interface Probe {
  readonly httpGet?: { readonly port: string }
  readonly tcpSocket?: { readonly port: string }
}

export interface Container {
  image: string
  readonly ports?: readonly { readonly name: string }[]
  readonly env?: readonly {
    readonly name: string
    readonly value?: string
    readonly valueFrom?: { readonly secretKeyRef: { readonly name: string } }
  }[]
  readonly resources: { readonly limits: Readonly<Record<string, string>> }
  readonly securityContext: object
  readonly startupProbe?: Probe
  readonly readinessProbe?: Probe
  readonly livenessProbe?: Probe
}

export interface PodTemplate {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> }
  readonly spec: {
    readonly containers: readonly Container[]
    readonly securityContext: object
    readonly automountServiceAccountToken: boolean
    readonly terminationGracePeriodSeconds: number
  }
}

/** A resource of Kubernetes, with those fields that are looked at here. */
export interface Resource {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; namespace?: string }
  readonly data?: Readonly<Record<string, string>>
  readonly spec?: {
    readonly template?: PodTemplate
    readonly selector?: Readonly<Record<string, string>> & {
      readonly matchLabels?: Readonly<Record<string, string>>
    }
    readonly ports?: readonly { readonly targetPort: string }[]
    readonly scaleTargetRef?: { readonly name: string }
    readonly configuration?: object
    readonly retentionPolicy?: string
  }
}

/** Returns the containers of a resource that makes pods. */
export const containersOf = ({ spec }: Resource): readonly Container[] =>
  spec?.template?.spec.containers ?? []
