/** The Spanish texts for fields that are refused. */
export const esFields = {
  'validation.required': 'Este campo es obligatorio',
  'validation.invalid': 'Este campo no es válido',
  'validation.unreadable': 'Este número no se entiende. Escríbelo como 350.000 o 12,5',
  'validation.characters':
    'Este texto tiene un carácter que no se puede guardar. Bórralo y escríbelo de nuevo',
  'validation.file_name':
    'El nombre del archivo tiene un carácter que no se puede guardar. Cámbialo y vuelve a subirlo',
  'validation.unknown_field': 'Este campo no es válido',
  'validation.email_required': 'Es necesario un email valido',
  'validation.email': 'Este campo no es una dirección de correo electrónico válida',
  'validation.min': 'Este campo debe ser mayor de {min}',
  'validation.at_least': 'Este campo debe ser {min} o más',
  'validation.at_most': 'Este campo debe ser {max} o menos',
  'validation.max': 'Este campo debe ser {max} o menos',
  'validation.max_length': 'Este texto admite como máximo {max} caracteres',
  'validation.integer': 'Este campo debe ser un número entero',
  'validation.whole_amount': 'En pesos chilenos el monto va sin decimales; en soles, con dos como máximo',
  'validation.location_required': 'Es necesario seleccionar la ubicación',
  'validation.whatsapp': 'Numero de whatsapp invalido.',
  'validation.phone': 'Número de teléfono inválido. Escríbelo así: 2 2345 6789 o +51 1 345 6789',
  'validation.place_phone': 'Número de teléfono inválido. Escríbelo así: +56 2 2345 6789 o +51 1 345 6789',
  'validation.password': 'La contraseña debe tener al menos {min} caracteres',
  'validation.password_common':
    'Esta contraseña es de las más usadas o fácil de adivinar. Prueba con varias palabras que no suelan ir juntas',
  'validation.password_personal':
    'Esta contraseña está hecha con tu nombre o tu correo. Elige una que no tenga que ver contigo',
  'validation.name': 'Escribe solo el nombre, sin enlaces ni signos como < > @ / :',
  'validation.named': 'Escribe un nombre con al menos una letra o un número',
  'validation.unprintable':
    'Los documentos no pueden imprimir {signs}. Usa letras latinas, griegas o cirílicas, números y puntuación',
  'validation.bank_signs':
    'Los bancos no conocen {signs}. Escribe el nombre en letras latinas, como está en la cuenta',
  'validation.email_link': 'Para cambiar tu correo, pide el enlace desde tu perfil',
  'validation.email_same': 'Este ya es tu correo',
  'validation.wrong_password': 'La contraseña no es correcta',
  'validation.adult': 'Debes tener al menos 18 años',
  'validation.date': 'Esta fecha no es válida',
  'validation.more_than_left':
    'Tiene que ser menos de lo que queda del pago; para devolverlo todo, termina la reserva',
  'validation.more_than_claimed': 'No puede ser más de lo que se pidió',
  'validation.more_than_kept': 'No puede ser más de lo que queda de la garantía',
  'validation.month_told': 'Ese mes ya se informó al propietario: elige desde el mes en curso',
  'validation.range': 'Selecciona un rango de fechas u horas válido',
  'validation.country': 'Elige Chile o Perú',
  'validation.web_site':
    'El sitio debe comenzar con https:// y tener un dominio, por ejemplo https://mi-tienda.example',
  'validation.instagram': 'El Instagram debe comenzar con https://www.instagram.com/',
  'validation.booking_link': 'El enlace debe comenzar con https://calendly.com/',
  'validation.signature': 'Falta la firma',
  'validation.signature_name':
    'Escribe tu nombre con al menos dos letras latinas, griegas o cirílicas, o firma de otra manera',
  'validation.signature_picture':
    'Esto no es una imagen PNG, GIF, JPEG ni HEIC. Elige otra o firma de otra manera',
  'validation.signature_picture_size': 'La imagen pesa demasiado. Elige una de menos de 500 KB',
  'validation.signature_picture_blank':
    'No vemos una firma en la imagen. Toma la foto de cerca, con tinta oscura sobre papel claro',
  'validation.signature_picture_small':
    'La firma se ve muy pequeña. Toma la foto de más cerca o recórtala alrededor de la firma',
  'validation.both': 'Completa los dos campos',
  'validation.one_of': 'Usa solo uno de los dos campos',
  'validation.id': 'Este identificador no es válido',
  'validation.too_many_images': 'Solo puedes seleccionar hasta 5 images',
  'validation.gallery_full': 'Caben la portada y cinco fotos más',
  'validation.image_required': 'Selecciona una imagen',
  'validation.image_kind': '«{name}» no es PNG, GIF, JPEG ni HEIC. Guárdala como JPEG y súbela otra vez',
  'validation.image_size': '«{name}» pesa más de {max} MB. Redúcela o expórtala como JPEG y súbela otra vez',
  'validation.panorama_shape':
    '«{name}» no mide el doble de ancho que de alto. Una imagen 3D cubre la vuelta entera: expórtala así (equirrectangular, 2:1) desde tu cámara 360 o su app',
  'validation.panorama_projection':
    '«{name}» está guardada con otra proyección. Expórtala como equirrectangular (2:1) desde tu cámara 360 o su app',
  'validation.too_many_panoramas': 'Una propiedad tiene hasta 10 imágenes 3D. Elimina una para agregar otra',
  'validation.image_pixels': '«{name}» tiene más de {max} millones de píxeles. Redúcela y súbela otra vez',
  'validation.image_shape':
    '«{name}» es más de {ratio} veces más larga que ancha. Recórtala y súbela otra vez',
  'validation.image_costly':
    '«{name}» está guardada de una forma que toma demasiado abrir. Ábrela, guárdala como JPEG normal y súbela otra vez',
  'validation.image_damaged':
    'No pudimos leer «{name}». Ábrela, guárdala de nuevo como JPEG y súbela otra vez',
  'validation.image_heic':
    'No pudimos leer «{name}» en formato HEIC. Súbela desde la página, que la convierte, o guárdala como JPEG',
  'validation.document_kind':
    '«{name}» no es PDF, PNG, GIF, JPEG ni HEIC. Guárdalo como PDF y súbelo otra vez',
  'validation.too_many_documents': 'Esta reserva ya tiene todos los documentos que caben',
  'validation.identity_check_digit': 'El dígito verificador no coincide. Revisa el número',
  'validation.rating_required': 'Elige cómo estuvo, de muy malo a excelente',
  'validation.contact_required': 'Indica un correo o un teléfono de contacto',
  'validation.room_required': 'Agrega al menos un espacio',
  'validation.too_many_rooms': 'Una propiedad admite como máximo {max} espacios',
  'validation.too_many_blocks':
    'Una propiedad admite como máximo {max} bloqueos por venir. Libera alguno o une los que se siguen',
  'validation.choose_rooms': 'Elige al menos un espacio',
  'validation.fixed_by_offer': 'Ya no se puede cambiar: hay una oferta o un mandato por esta propiedad',
  'validation.user_unknown': 'No existe una cuenta así',
  'validation.admin_unknown': 'Alguna de estas cuentas no es de administración',
  'validation.fixed_by_visit': 'Ya no se puede cambiar: la visita técnica está agendada o hecha',
  'validation.lease_years': 'El año debe estar entre 1900 y 2100',
  'validation.lease_order': 'El último día no puede ser anterior al primero',
  'validation.lease_start_booked':
    'Hay una reserva vigente desde el {date}: el primer día no puede ser posterior',
  'validation.lease_end_booked':
    'Hay una reserva vigente hasta el {date}: el último día no puede ser anterior',
  'validation.day_past': 'Elige un día desde hoy',
  'validation.day_order': 'El último día no puede ser anterior al primero',
  'validation.opening_order': 'La hora de cierre debe ser posterior a la de apertura',
  'validation.opening_short': 'Debe estar abierto al menos dos horas seguidas',
  'validation.film_address':
    'Usa la dirección de un video que empiece con https://, por ejemplo https://youtu.be/… o https://vimeo.com/…',
  'validation.testimonial_empty': 'Escribe lo que dijo, o agrega un video',
  'validation.both_languages': 'Escribe el título y el texto en inglés, o deja los dos vacíos',
  'validation.zone_taken': 'Ya hay una zona con este nombre en esta ciudad',
  'validation.zone_country': 'El país ya no se puede cambiar: la zona tiene propiedades',
  'validation.zone_clock': 'Ningún lugar de este país tiene este huso horario',
  'validation.zone_clock_booked':
    'El huso horario no se puede cambiar mientras haya reservas vigentes en la zona',
  'validation.photo_order': 'Las fotos cambiaron mientras las ordenabas. Actualiza e inténtalo de nuevo',
  'validation.account_number':
    'Escribe el número de la cuenta: de 4 a 20 dígitos, con los ceros del principio',
  'validation.cci_length': 'Un CCI tiene 20 dígitos. Cópialo de la app o la web de tu banco',
  'validation.cci_check': 'Los dígitos de control no coinciden. Revisa el CCI',
  'validation.cci_bank': 'No conocemos el banco de este CCI. Revisa los tres primeros dígitos',
  'validation.holder_rut': 'Escribe el número de identidad del titular, con su dígito verificador',
  'validation.holder_document': 'Escribe el DNI, RUC o carné de extranjería del titular',
  'validation.code': 'El código tiene 6 números',
  'validation.code_wrong': 'Este código no es el que te enviamos. Revísalo',
  'validation.code_over': 'Este código ya no sirve. Pide otro',
} as const
