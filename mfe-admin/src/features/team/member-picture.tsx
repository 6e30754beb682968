import { pictures, teamAdmin } from '@metrolibre/api-client'
import { keptWidthOf, type TeamMember } from '@metrolibre/contract'
import {
  FormattedMessage,
  useFeedback,
  useIntl,
  usePageMutation,
  useQueryClient,
  useUploadDialog,
} from '@metrolibre/platform'
import { Avatar, Box, Button, Flex, Heading, Panel, Picture } from '@metrolibre/ui'
import { Image } from '@metrolibre/ui/icons'

/** The portrait of a member: changed or removed at once. */
export function MemberPicture({ member: { id, name, image, imageVariants } }: { member: TeamMember }) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const client = useQueryClient()
  const openUpload = useUploadDialog()
  const update = usePageMutation(teamAdmin.update())
  const choose = async () => {
    const chosen = await openUpload({
      title: formatMessage({ id: 'mfe-admin.team.pictureOf' }, { name }),
      keptWidth: keptWidthOf.personal,
      upload: (file, options) => pictures.adminUpload({ table: 'personal', id }, file, options),
    })
    if (!chosen?.[0]) return
    await teamAdmin.readAgain(client)
    toast(formatMessage({ id: 'mfe-admin.team.pictureSaved' }))
  }
  const remove = async () => {
    try {
      await update.mutateAsync({ id, image: null })
      toast(formatMessage({ id: 'mfe-admin.team.pictureRemoved' }))
    } catch (error) {
      await showError(error)
    }
  }
  return (
    <Panel as="section" padded aria-labelledby="picture-title">
      <Heading as="h2" id="picture-title" textStyle="cardTitle" mb="4">
        <FormattedMessage id="mfe-admin.team.picture" />
      </Heading>
      <Box w="160px" mb="4">
        {image ? (
          <Picture src={image} variants={imageVariants} alt={name} ratio={4 / 5} sizes="160px" />
        ) : (
          <Avatar name={name} size={96} />
        )}
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" icon={<Image />} onClick={() => void choose()}>
          <FormattedMessage id={image ? 'mfe-admin.team.otherPicture' : 'mfe-admin.team.addPicture'} />
        </Button>
        {image && (
          <Button variant="ghost" loading={update.isPending} onClick={() => void remove()}>
            <FormattedMessage id="mfe-admin.team.removePicture" />
          </Button>
        )}
      </Flex>
    </Panel>
  )
}
