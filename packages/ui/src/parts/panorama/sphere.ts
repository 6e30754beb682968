import type { Look } from './look.ts'

const corners = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1])

const vertex = `#version 300 es
in vec2 corner;
out vec2 at;
void main() { at = corner; gl_Position = vec4(corner, 0.0, 1.0); }`

/**
 * Each pixel of the screen is a ray from the centre of a sphere; its colour is the photo's where the ray
 * meets the sphere.
 */
const fragment = `#version 300 es
precision highp float;
in vec2 at;
uniform vec2 look;
uniform vec2 span;
uniform sampler2D photo;
out vec4 colour;
const float PI = 3.14159265358979;
void main() {
  vec3 ray = normalize(vec3(at * span, -1.0));
  float c = cos(look.y), s = sin(look.y);
  ray = vec3(ray.x, ray.y * c - ray.z * s, ray.y * s + ray.z * c);
  float round = atan(ray.x, -ray.z) + look.x;
  colour = texture(photo, vec2(round / (2.0 * PI) + 0.5, 0.5 - asin(clamp(ray.y, -1.0, 1.0)) / PI));
}`

const compile = (gl: WebGL2RenderingContext, type: number, source: string) => {
  const shader = gl.createShader(type)!
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return shader
}

const fitted = (gl: WebGL2RenderingContext, image: HTMLImageElement): TexImageSource => {
  const most = gl.getParameter(gl.MAX_TEXTURE_SIZE) as number
  if (image.naturalWidth <= most) return image
  const smaller = document.createElement('canvas')
  smaller.width = most
  smaller.height = Math.round((image.naturalHeight * most) / image.naturalWidth)
  smaller.getContext('2d')?.drawImage(image, 0, 0, smaller.width, smaller.height)
  return smaller
}

export interface Sphere {
  draw: (look: Look) => void
  dispose: () => void
}

/**
 * Creates a renderer for a panorama (twice as wide as high), seen from its centre. Returns undefined when the
 * browser has no WebGL; the photo itself is shown then.
 */
export function createSphere(canvas: HTMLCanvasElement, image: HTMLImageElement): Sphere | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false })
  if (!gl) return undefined
  const program = gl.createProgram()
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertex))
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragment))
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  // The left and right edges of the photo meet, so it repeats horizontally, but not vertically.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, fitted(gl, image))
  const [lookAt, spanAt] = ['look', 'span'].map((name) => gl.getUniformLocation(program, name))
  const draw = ({ yaw, pitch, field }: Look) => {
    const { width, height } = canvas
    const high = Math.tan(field / 2)
    gl.viewport(0, 0, width, height)
    gl.uniform2f(lookAt!, yaw, pitch)
    gl.uniform2f(spanAt!, (high * width) / Math.max(1, height), high)
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4)
  }
  return { draw, dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext() }
}
