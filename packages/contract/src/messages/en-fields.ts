import type { esFields } from './es-fields.ts'

/** The English versions of the texts for fields that are refused. */
export const enFields: Readonly<Record<keyof typeof esFields, string>> = {
  'validation.required': 'This field is required',
  'validation.invalid': 'This field is not valid',
  'validation.unreadable': 'This number can’t be read. Write it like 350,000 or 12.5',
  'validation.characters': 'This text has a character that can’t be stored. Delete it and type it again',
  'validation.file_name':
    'The file’s name has a character that can’t be stored. Rename it and upload it again',
  'validation.unknown_field': 'This field is not valid',
  'validation.email_required': 'A valid email is needed',
  'validation.email': 'This field is not a valid email address',
  'validation.min': 'This field must be greater than {min}',
  'validation.at_least': 'This field must be {min} or more',
  'validation.at_most': 'This field must be {max} or less',
  'validation.max': 'This field must be {max} or less',
  'validation.max_length': 'This text can hold at most {max} characters',
  'validation.integer': 'This field must be a whole number',
  'validation.whole_amount': 'Amounts in Chilean pesos have no decimals; in soles, two at most',
  'validation.location_required': 'Please choose the location',
  'validation.whatsapp': 'Invalid WhatsApp number.',
  'validation.phone': 'Invalid phone number. Write it like this: 2 2345 6789 or +51 1 345 6789',
  'validation.place_phone': 'Invalid phone number. Write it like this: +56 2 2345 6789 or +51 1 345 6789',
  'validation.password': 'The password needs at least {min} characters',
  'validation.password_common':
    'This password is one of the most used, or easy to guess. Try several words that do not usually go together',
  'validation.password_personal':
    'This password is made of your name or your email. Choose one that has nothing to do with you',
  'validation.name': 'Write only the name, without links or signs such as < > @ / :',
  'validation.named': 'Write a name with at least one letter or digit',
  'validation.unprintable':
    'Documents can’t print {signs}. Use Latin, Greek or Cyrillic letters, digits and punctuation',
  'validation.bank_signs': 'Banks don’t know {signs}. Write the name in Latin letters, as the account has it',
  'validation.email_link': 'To change your email, ask for the link in your profile',
  'validation.email_same': 'This is your email already',
  'validation.wrong_password': 'Wrong password',
  'validation.adult': 'You must be at least 18 years old',
  'validation.date': 'This date is not valid',
  'validation.more_than_left':
    'It must be less than what is left of the payment; to return all of it, end the booking',
  'validation.more_than_claimed': 'It can be no more than was claimed',
  'validation.more_than_kept': 'It can be no more than is left of the deposit',
  'validation.month_told': 'The owner was told the sums of that month: choose this month or a later one',
  'validation.range': 'Choose a valid range of dates or hours',
  'validation.country': 'Choose Chile or Peru',
  'validation.web_site':
    'The site must start with https:// and have a domain, for example https://my-shop.example',
  'validation.instagram': 'The Instagram link must start with https://www.instagram.com/',
  'validation.booking_link': 'The link must start with https://calendly.com/',
  'validation.signature': 'The signature is missing',
  'validation.signature_name':
    'Type your name with at least two Latin, Greek or Cyrillic letters, or sign in another way',
  'validation.signature_picture':
    'This is not a PNG, GIF, JPEG or HEIC picture. Choose another or sign in another way',
  'validation.signature_picture_size': 'The picture is too heavy. Choose one of less than 500 KB',
  'validation.signature_picture_blank':
    'We see no signature in the picture. Take the photo from close by, dark ink on light paper',
  'validation.signature_picture_small':
    'The signature looks too small. Take the photo from closer, or crop it around the signature',
  'validation.both': 'Fill in both fields',
  'validation.one_of': 'Use only one of the two fields',
  'validation.id': 'This identifier is not valid',
  'validation.too_many_images': 'You can select up to 5 images only',
  'validation.gallery_full': 'There is room for the cover and five more photos',
  'validation.image_required': 'Select an image',
  'validation.image_kind': '“{name}” is not PNG, GIF, JPEG or HEIC. Save it as JPEG and upload it again',
  'validation.image_size':
    '“{name}” is larger than {max} MB. Scale it down or export it as JPEG and upload it again',
  'validation.panorama_shape':
    '“{name}” is not twice as wide as high. A 3D image covers the whole turn: export it like that (equirectangular, 2:1) from your 360 camera or its app',
  'validation.panorama_projection':
    '“{name}” is saved in another projection. Export it as equirectangular (2:1) from your 360 camera or its app',
  'validation.too_many_panoramas': 'A property has up to 10 3D images. Delete one to add another',
  'validation.image_pixels': '“{name}” has more than {max} million pixels. Scale it down and upload it again',
  'validation.image_shape':
    '“{name}” is more than {ratio} times as long as wide. Crop it and upload it again',
  'validation.image_costly':
    '“{name}” is saved in a way that takes too much to open. Open it, save it as an ordinary JPEG and upload it again',
  'validation.image_damaged':
    'We could not read “{name}”. Open it, save it again as JPEG and upload it once more',
  'validation.image_heic':
    'We could not read “{name}” as HEIC. Upload it from the page, which converts it, or save it as JPEG',
  'validation.document_kind':
    '“{name}” is not PDF, PNG, GIF, JPEG or HEIC. Save it as PDF and upload it again',
  'validation.too_many_documents': 'This booking already has all the documents it can hold',
  'validation.identity_check_digit': 'The check digit does not match. Please review the number',
  'validation.rating_required': 'Choose how it was, from very bad to excellent',
  'validation.contact_required': 'Give an email or a phone number for contact',
  'validation.room_required': 'Add at least one room',
  'validation.too_many_rooms': 'A property can have at most {max} rooms',
  'validation.too_many_blocks':
    'A property can have at most {max} blocks ahead. Free one, or join those that follow each other',
  'validation.choose_rooms': 'Choose at least one room',
  'validation.fixed_by_offer':
    'This can no longer be changed: there is an offer or a mandate for this property',
  'validation.user_unknown': 'There is no such account',
  'validation.admin_unknown': 'One of these accounts is not an admin',
  'validation.fixed_by_visit': 'This can no longer be changed: the technical visit is scheduled or done',
  'validation.lease_years': 'The year must be between 1900 and 2100',
  'validation.lease_order': 'The last day of the lease can’t be before the first',
  'validation.lease_start_booked': 'There is a live booking from {date}: the lease can’t begin later',
  'validation.lease_end_booked': 'There is a live booking until {date}: the lease can’t end earlier',
  'validation.day_past': 'Choose a day from today on',
  'validation.day_order': 'The last day can’t be before the first',
  'validation.opening_order': 'The closing hour must be after the opening hour',
  'validation.opening_short': 'It must be open for at least two hours in a row',
  'validation.film_address':
    'Use the address of a video that begins with https://, for example https://youtu.be/… or https://vimeo.com/…',
  'validation.testimonial_empty': 'Write what was said, or add a video',
  'validation.both_languages': 'Write the title and the text in English, or leave both empty',
  'validation.zone_taken': 'There is already a zone of this name in this city',
  'validation.zone_country': 'The country can’t be changed any more: the zone has properties',
  'validation.zone_clock': 'No place in this country has this time zone',
  'validation.zone_clock_booked': 'The time zone can’t be changed while there are live bookings in the zone',
  'validation.photo_order': 'The photos changed while you were arranging them. Refresh and try again',
  'validation.account_number':
    'Enter the number of the account: 4 to 20 digits, with the zeros at its beginning',
  'validation.cci_length': "A CCI has 20 digits. Copy it from your bank's app or site",
  'validation.cci_check': "The check digits don't match. Check the CCI",
  'validation.cci_bank': "We don't know the bank of this CCI. Check its first three digits",
  'validation.holder_rut': "Enter the holder's identity number with its check digit",
  'validation.holder_document': "Enter the holder's DNI, RUC or foreigner's card",
  'validation.code': 'The code has 6 digits',
  'validation.code_wrong': 'This is not the code that we sent you. Check it',
  'validation.code_over': "This code doesn't work any more. Ask for another one",
}
