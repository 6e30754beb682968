type Rating = 1 | 2 | 3 | 4 | 5
export type ReviewText = readonly [title: string, comment: string]

/** What tenants write about a place and its owner, and what owners write about tenants. Each is said once before any is repeated. */
export const reviewTexts: Readonly<
  Record<'ofOwner' | 'ofTenant', Readonly<Record<Rating, readonly ReviewText[]>>>
> = {
  ofOwner: {
    5: [
      [
        'Todo como en la foto',
        'Nos recibió a la hora, con el espacio limpio y las llaves listas. Volvería mañana.',
      ],
      [
        'Fácil de principio a fin',
        'Visité un martes y el jueves ya estaba trabajando. Responde el mismo día.',
      ],
      ['Mejor de lo que esperaba', 'El enchufe que faltaba lo instaló antes de que llegáramos.'],
      ['Silencio para trabajar', 'Los muros son gruesos y no se oye la calle. Grabamos sin repetir tomas.'],
      [
        'Muy bien ubicado',
        'A cuatro cuadras del bus y con sombra para descargar. Los clientes llegan solos.',
      ],
      ['Trato directo', 'Preguntamos por un letrero en la entrada y lo autorizó por escrito en una hora.'],
      ['Luz todo el día', 'Dos ventanas al norte. No encendimos una lámpara hasta las seis.'],
      ['Un lugar cuidado', 'Piso recién encerado y baño impecable. Se nota que alguien lo revisa.'],
      ['Nos quedamos más tiempo', 'Veníamos por tres meses y extendimos dos veces sin ningún trámite raro.'],
      ['Sin sorpresas en la cuenta', 'Pagamos lo que decía el aviso, ni más ni menos.'],
      ['Ideal para empezar', 'Fue nuestro primer taller. La medida publicada es la real.'],
      ['Acceso cómodo', 'Entramos con un mesón de dos metros y medio sin desarmarlo.'],
      ['Gente amable', 'Los vecinos del patio nos ayudaron a bajar el horno el primer día.'],
      ['Recomendado', 'La calefacción funciona y el techo no gotea, que en invierno no es poco.'],
    ],
    4: [
      ['Muy buen espacio', 'Buena luz y buenos vecinos. El wifi se corta a veces cuando llueve.'],
      ['Casi perfecto', 'Amplio y seguro. Solo falta dónde dejar la bicicleta.'],
      ['Volveríamos', 'Todo en orden; el candado de la reja cuesta abrirlo.'],
      ['Cómodo', 'El baño queda en el segundo piso, lo demás muy bien.'],
      ['Buena relación precio y metros', 'La pintura tiene años, pero nada que moleste.'],
      ['Responde bien', 'Tardó un día en cambiar una ampolleta. El resto, excelente.'],
      ['Tranquilo', 'Los sábados hay feria y cuesta estacionar. Entre semana es ideal.'],
      ['Sirve mucho', 'El mesón incluido ahorra una compra. Se agradecería otro enchufe.'],
      ['Bien mantenido', 'El agua caliente demora en llegar, nada grave.'],
      [
        'Nos acomodó',
        'Las llaves las entregó el conserje, que no sabía que veníamos. Después, sin problemas.',
      ],
    ],
    3: [
      ['Cumple', 'El lugar sirve, pero la calefacción demora en partir.'],
      ['Correcto', 'La sala es más oscura que en las fotos. Con una lámpara se resuelve.'],
      ['Para una temporada', 'Buen tamaño, aunque se escucha el paso de los camiones.'],
      ['Regular', 'Limpio, pero la puerta cierra mal y hubo que pedir el arreglo dos veces.'],
      ['Podría mejorar', 'La conexión alcanza para correo, no para videollamadas.'],
    ],
    2: [
      ['Esperaba más', 'Respondió tarde y faltaba una de las mesas del aviso.'],
      ['Con humedad', 'Una esquina se moja cuando llueve y hubo que mover las cajas.'],
      ['Poca coordinación', 'El primer día no había nadie para abrir y perdimos la mañana.'],
    ],
    1: [
      ['No lo recomiendo', 'El portón estuvo malo dos semanas y nadie vino.'],
      ['No era lo acordado', 'La sala estaba ocupada con muebles de otra persona al llegar.'],
      ['Sin luz tres días', 'Hubo un corte en el edificio y nadie supo decirnos cuándo volvería.'],
    ],
  },
  ofTenant: {
    5: [
      ['Todo en orden', 'Pagó a tiempo, avisó todo y dejó el taller mejor que como lo recibió.'],
      ['Un gusto', 'Pregunta antes de perforar un muro. Ojalá vuelva.'],
      ['Muy responsable', 'Cerró siempre con llave y devolvió las copias el mismo día.'],
      ['Excelente comunicación', 'Avisó de una gotera antes de que fuera un problema.'],
      ['Recomendable', 'Respetó el horario y los vecinos preguntan por su próxima feria.'],
      ['Cuidó el lugar', 'Puso protección bajo la prensa y el piso quedó sin marcas.'],
      ['Sin una queja', 'Seis meses y ni un mensaje de los demás talleres.'],
      ['Ordenado hasta el final', 'Entregó barrido, con la basura fuera y las ventanas cerradas.'],
      ['Trato cordial', 'Coordinamos la entrega en dos mensajes.'],
      ['Volvería a recibirle', 'Cumplió cada punto del contrato.'],
      ['Buena vecindad', 'Compartió el patio con los otros y prestó su escalera.'],
      ['Puntual', 'Llegó y se fue en las fechas acordadas.'],
      ['Cuidado con las máquinas', 'Usó el compresor según el manual y lo dejó purgado.'],
      ['Gran primera experiencia', 'Era mi primera vez aquí y no pudo ser más simple.'],
    ],
    4: [
      ['Buen trato', 'Ordenado y cuidadoso. Un par de veces cerró después de la hora.'],
      ['Bien en general', 'Dejó unas cajas en el pasillo y las retiró al avisarle.'],
      ['Cumple', 'Todo pagado; demoró en devolver una copia de la llave.'],
      ['Responsable', 'Trabaja con ruido, pero siempre dentro del horario.'],
      ['Sin problemas', 'Costó coordinar la última revisión; al final, todo bien.'],
      ['Conforme', 'Un muro quedó con marcas de cinta. Ofreció pintarlo.'],
      ['Buena experiencia', 'Vino más gente de la que dijo un par de días, siempre con respeto.'],
      ['Recomendable', 'Avisa cuando recibe camiones, aunque a veces con poca anticipación.'],
      ['Correcto y amable', 'Olvidó apagar el calefactor una noche.'],
      ['Bien', 'La entrega fue media hora después de lo acordado.'],
    ],
    3: [
      ['Correcto', 'Sin problemas mayores; hubo que recordarle el reciclaje.'],
      ['Regular', 'Pagó bien, pero dejó el baño compartido sin limpiar varias veces.'],
      ['Aceptable', 'Responde los mensajes tarde.'],
      ['Con detalles', 'Usó el patio para guardar material sin preguntar.'],
      ['Ni bien ni mal', 'La sala volvió con polvo y dos ampolletas quemadas.'],
    ],
    2: [
      ['Ruidoso', 'Música fuerte tras las 19 y dos avisos de los vecinos.'],
      ['Poco cuidadoso', 'Rayó el piso al mover un mueble y no avisó.'],
      ['Costó la entrega', 'Se fue un día después de lo firmado.'],
    ],
    1: [
      ['Dejó pendientes', 'Se fue sin devolver una llave.'],
      ['No volvería a recibirle', 'Quedaron escombros que hubo que pagar por retirar.'],
      ['Sin respeto por el horario', 'Trabajó de madrugada pese a tres avisos.'],
    ],
  },
}
